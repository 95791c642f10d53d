/**
 * @generated SignedSource<<fdbd867e3f99bcf546b631595a3785c7>>
 * @relayHash 76050acc377abef8a4196ac8c5ba7ff7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76050acc377abef8a4196ac8c5ba7ff7

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
      readonly candidateId: string;
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
    "id": "76050acc377abef8a4196ac8c5ba7ff7",
    "metadata": {},
    "name": "AddToFoldersDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "495618bd7cdc8996d88291a564117328";

export default node;
