/**
 * @generated SignedSource<<e11c1717cd0f408568b14b60f3bc87c0>>
 * @relayHash 59c0c3047d57392ff5f8fc810112fd06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59c0c3047d57392ff5f8fc810112fd06

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateCandidateDataItemInput = {
  color: string;
  id: string;
  isDefault?: boolean | null | undefined;
  name: string;
  place?: number | null | undefined;
};
export type CandidateDataDialogUpdateMutation$variables = {
  input: UpdateCandidateDataItemInput;
};
export type CandidateDataDialogUpdateMutation$data = {
  readonly updateCandidateDataItem: {
    readonly candidateDataItem: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidateDataDialog_item" | "CandidateDatasPage_item">;
    };
  } | null | undefined;
};
export type CandidateDataDialogUpdateMutation = {
  response: CandidateDataDialogUpdateMutation$data;
  variables: CandidateDataDialogUpdateMutation$variables;
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
    "name": "CandidateDataDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCandidateDataItemPayload",
        "kind": "LinkedField",
        "name": "updateCandidateDataItem",
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CandidateDataDialog_item"
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
    "name": "CandidateDataDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCandidateDataItemPayload",
        "kind": "LinkedField",
        "name": "updateCandidateDataItem",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
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
    "id": "59c0c3047d57392ff5f8fc810112fd06",
    "metadata": {},
    "name": "CandidateDataDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3acea9f582d7fdee1e8b89e584eb4c5d";

export default node;
