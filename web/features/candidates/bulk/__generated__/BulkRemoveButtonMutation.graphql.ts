/**
 * @generated SignedSource<<6a3b60b20e65034252fad6bbd690426a>>
 * @relayHash 352e74c134e1b5f32f0db3b33fa9f064
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 352e74c134e1b5f32f0db3b33fa9f064

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveCandidatesFromFolderInput = {
  folderId: string;
  ids: ReadonlyArray<string>;
};
export type BulkRemoveButtonMutation$variables = {
  input: RemoveCandidatesFromFolderInput;
};
export type BulkRemoveButtonMutation$data = {
  readonly removeCandidatesFromFolder: {
    readonly results: ReadonlyArray<{
      readonly candidateId: string;
      readonly isOk: boolean;
      readonly message: string | null | undefined;
      readonly messageDetails: ReadonlyArray<{
        readonly code: string;
        readonly params: unknown;
      }>;
    }>;
  } | null | undefined;
};
export type BulkRemoveButtonMutation = {
  response: BulkRemoveButtonMutation$data;
  variables: BulkRemoveButtonMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RemoveCandidatesFromFolderPayload",
    "kind": "LinkedField",
    "name": "removeCandidatesFromFolder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CandidateBulkResult",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "candidateId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MessageDetail",
            "kind": "LinkedField",
            "name": "messageDetails",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "params",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkRemoveButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkRemoveButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "352e74c134e1b5f32f0db3b33fa9f064",
    "metadata": {},
    "name": "BulkRemoveButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "595a5c221727bbd0a75b268f5e1b91df";

export default node;
