/**
 * @generated SignedSource<<4c2cd4ea0c4d71333db2e8297e5d99cf>>
 * @relayHash 8759fa2e5fd3d80caacf90bac4afb69d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8759fa2e5fd3d80caacf90bac4afb69d

import type { ConcreteRequest } from 'relay-runtime';
export type FollowCandidatesInput = {
  ids: ReadonlyArray<string>;
  userNames?: ReadonlyArray<string> | null | undefined;
};
export type AssignFollowersDialogMutation$variables = {
  input: FollowCandidatesInput;
};
export type AssignFollowersDialogMutation$data = {
  readonly followCandidates: {
    readonly results: ReadonlyArray<{
      readonly candidateDatabaseId: string;
      readonly isOk: boolean;
      readonly message: string | null | undefined;
    }>;
  } | null | undefined;
};
export type AssignFollowersDialogMutation = {
  response: AssignFollowersDialogMutation$data;
  variables: AssignFollowersDialogMutation$variables;
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
    "concreteType": "FollowCandidatesPayload",
    "kind": "LinkedField",
    "name": "followCandidates",
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
    "name": "AssignFollowersDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AssignFollowersDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8759fa2e5fd3d80caacf90bac4afb69d",
    "metadata": {},
    "name": "AssignFollowersDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2de9e2ed8d78cb743b5c9a9f9b4d6f5e";

export default node;
