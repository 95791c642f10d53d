/**
 * @generated SignedSource<<d74f523bad3bc1a0a74dc1a71ddbfa41>>
 * @relayHash 2722f6e27ef3e19296f7b4f2a2069875
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2722f6e27ef3e19296f7b4f2a2069875

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
      readonly messageDetails: ReadonlyArray<{
        readonly code: string;
        readonly params: unknown;
      }>;
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
    "id": "2722f6e27ef3e19296f7b4f2a2069875",
    "metadata": {},
    "name": "AddToFoldersDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93713c53bb7a316419e3947718f78cc2";

export default node;
