/**
 * @generated SignedSource<<d74f86c853e4c7901e61a0abe567955a>>
 * @relayHash 6f770c7b2522ea74b68243e60c9f1a83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f770c7b2522ea74b68243e60c9f1a83

import type { ConcreteRequest } from 'relay-runtime';
export type ImportFhuCandidateInput = {
  fhuCandidateId: string;
};
export type FhuImportButtonMutation$variables = {
  input: ImportFhuCandidateInput;
};
export type FhuImportButtonMutation$data = {
  readonly importFhuCandidate: {
    readonly candidate: {
      readonly databaseId: string;
    } | null | undefined;
    readonly isCreated: boolean;
  } | null | undefined;
};
export type FhuImportButtonMutation = {
  response: FhuImportButtonMutation$data;
  variables: FhuImportButtonMutation$variables;
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
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCreated",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FhuImportButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportFhuCandidatePayload",
        "kind": "LinkedField",
        "name": "importFhuCandidate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "FhuImportButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportFhuCandidatePayload",
        "kind": "LinkedField",
        "name": "importFhuCandidate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6f770c7b2522ea74b68243e60c9f1a83",
    "metadata": {},
    "name": "FhuImportButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e776cbe2da34a595933ad12fd02fdba7";

export default node;
