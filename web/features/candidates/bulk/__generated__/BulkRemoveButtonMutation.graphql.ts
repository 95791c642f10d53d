/**
 * @generated SignedSource<<8244185222e3562589da0a7bdf884c5c>>
 * @relayHash 6a7091a2db63adca368283b3b71411e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a7091a2db63adca368283b3b71411e1

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
    "id": "6a7091a2db63adca368283b3b71411e1",
    "metadata": {},
    "name": "BulkRemoveButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "61b1a3f87296baf6f87ffc87037a3134";

export default node;
