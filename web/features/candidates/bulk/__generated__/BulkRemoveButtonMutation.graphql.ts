/**
 * @generated SignedSource<<34a0ff38ea6e47d9f690ae7d663702e7>>
 * @relayHash 201d4888c0671577c166d5861282533f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 201d4888c0671577c166d5861282533f

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
      readonly candidateDatabaseId: string;
      readonly isOk: boolean;
      readonly message: string | null | undefined;
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
            "name": "candidateDatabaseId",
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
    "id": "201d4888c0671577c166d5861282533f",
    "metadata": {},
    "name": "BulkRemoveButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b59bd6a4f2b5fe57435046e1948b4bb";

export default node;
