/**
 * @generated SignedSource<<bb4f6775e4d5d6e88bc888abcfa321bd>>
 * @relayHash 68e89fd3f79ca8bebc2f47777cdb6b2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68e89fd3f79ca8bebc2f47777cdb6b2a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateDataKind = "CANDIDATE_STATUS" | "LABEL";
export type CreateCandidateDataItemInput = {
  color: string;
  isDefault?: boolean | null | undefined;
  kind: CandidateDataKind;
  name: string;
  place?: number | null | undefined;
};
export type CandidateDataDialogCreateMutation$variables = {
  input: CreateCandidateDataItemInput;
};
export type CandidateDataDialogCreateMutation$data = {
  readonly createCandidateDataItem: {
    readonly candidateDataItem: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidateDatasPage_item">;
    };
  } | null | undefined;
};
export type CandidateDataDialogCreateMutation = {
  response: CandidateDataDialogCreateMutation$data;
  variables: CandidateDataDialogCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CandidateDataDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCandidateDataItemPayload",
        "kind": "LinkedField",
        "name": "createCandidateDataItem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CandidateDataItem",
            "kind": "LinkedField",
            "name": "candidateDataItem",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CandidateDatasPage_item"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CandidateDataDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCandidateDataItemPayload",
        "kind": "LinkedField",
        "name": "createCandidateDataItem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CandidateDataItem",
            "kind": "LinkedField",
            "name": "candidateDataItem",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "color",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDefault",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "place",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "candidateCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "68e89fd3f79ca8bebc2f47777cdb6b2a",
    "metadata": {},
    "name": "CandidateDataDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d9ed127801022c67cfc7b1effa44224";

export default node;
