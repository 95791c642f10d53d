/**
 * @generated SignedSource<<45d1b533f84b963a14a81030e95e9644>>
 * @relayHash 58b4ef191166b414bb1bcb693f18c719
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58b4ef191166b414bb1bcb693f18c719

import type { ConcreteRequest } from 'relay-runtime';
export type FollowCandidatesInput = {
  ids: ReadonlyArray<string>;
  userIds?: ReadonlyArray<string> | null | undefined;
};
export type AssignFollowersDialogMutation$variables = {
  input: FollowCandidatesInput;
};
export type AssignFollowersDialogMutation$data = {
  readonly followCandidates: {
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
    "id": "58b4ef191166b414bb1bcb693f18c719",
    "metadata": {},
    "name": "AssignFollowersDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c9313619b1ba8b9ff2b36c65f60aec69";

export default node;
