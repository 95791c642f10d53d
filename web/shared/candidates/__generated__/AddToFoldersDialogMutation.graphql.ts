/**
 * @generated SignedSource<<8eb934a6e5035909daa5aba541a997da>>
 * @relayHash f9dc9d16ded7ecdf899e7e30953c4b17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9dc9d16ded7ecdf899e7e30953c4b17

import type { ConcreteRequest } from 'relay-runtime';
export type AddCandidatesToFoldersInput = {
  folderIds: ReadonlyArray<string>;
  ids: ReadonlyArray<string>;
  remark?: string | null | undefined;
};
export type AddToFoldersDialogMutation$variables = {
  input: AddCandidatesToFoldersInput;
};
export type AddToFoldersDialogMutation$data = {
  readonly addCandidatesToFolders: {
    readonly results: ReadonlyArray<{
      readonly candidateDatabaseId: string;
      readonly isOk: boolean;
      readonly message: string | null | undefined;
    }>;
  } | null | undefined;
};
export type AddToFoldersDialogMutation = {
  response: AddToFoldersDialogMutation$data;
  variables: AddToFoldersDialogMutation$variables;
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
    "concreteType": "AddCandidatesToFoldersPayload",
    "kind": "LinkedField",
    "name": "addCandidatesToFolders",
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
    "name": "AddToFoldersDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddToFoldersDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f9dc9d16ded7ecdf899e7e30953c4b17",
    "metadata": {},
    "name": "AddToFoldersDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf4164980a2ee94acdc49684be3f2364";

export default node;
