/**
 * @generated SignedSource<<6f8b7b548b537336bbd8b87f77e33804>>
 * @relayHash bcedc94cf9dd9652633612e30c4e3377
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcedc94cf9dd9652633612e30c4e3377

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeCandidateDataItemInput = {
  id: string;
  intoId: string;
};
export type CandidateDataMergeMutation$variables = {
  input: MergeCandidateDataItemInput;
};
export type CandidateDataMergeMutation$data = {
  readonly mergeCandidateDataItem: {
    readonly candidateDataItem: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidateDatasPage_item">;
    };
    readonly deletedCandidateDataItemId: string;
  } | null | undefined;
};
export type CandidateDataMergeMutation = {
  response: CandidateDataMergeMutation$data;
  variables: CandidateDataMergeMutation$variables;
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
  "name": "deletedCandidateDataItemId",
  "storageKey": null
},
v3 = {
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
    "name": "CandidateDataMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeCandidateDataItemPayload",
        "kind": "LinkedField",
        "name": "mergeCandidateDataItem",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CandidateDataItem",
            "kind": "LinkedField",
            "name": "candidateDataItem",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
    "name": "CandidateDataMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeCandidateDataItemPayload",
        "kind": "LinkedField",
        "name": "mergeCandidateDataItem",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CandidateDataItem",
            "kind": "LinkedField",
            "name": "candidateDataItem",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
    "id": "bcedc94cf9dd9652633612e30c4e3377",
    "metadata": {},
    "name": "CandidateDataMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "86882d3900aef2bd1897292496ddcf43";

export default node;
