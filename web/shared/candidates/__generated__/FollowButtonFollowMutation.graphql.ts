/**
 * @generated SignedSource<<3b4c86a7576c1935344d5df8444032fa>>
 * @relayHash 3bca6edd00ebbd4ecc888a9a60b7911a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bca6edd00ebbd4ecc888a9a60b7911a

import type { ConcreteRequest } from 'relay-runtime';
export type FollowCandidatesInput = {
  ids: ReadonlyArray<string>;
  userIds?: ReadonlyArray<string> | null | undefined;
};
export type FollowButtonFollowMutation$variables = {
  input: FollowCandidatesInput;
};
export type FollowButtonFollowMutation$data = {
  readonly followCandidates: {
    readonly results: ReadonlyArray<{
      readonly candidate: {
        readonly id: string;
        readonly isFollowed: boolean;
      } | null | undefined;
      readonly isOk: boolean;
      readonly message: string | null | undefined;
      readonly messageDetails: ReadonlyArray<{
        readonly code: string;
        readonly params: unknown;
      }>;
    }>;
  } | null | undefined;
};
export type FollowButtonFollowMutation = {
  response: FollowButtonFollowMutation$data;
  variables: FollowButtonFollowMutation$variables;
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isFollowed",
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
    "name": "FollowButtonFollowMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FollowButtonFollowMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3bca6edd00ebbd4ecc888a9a60b7911a",
    "metadata": {},
    "name": "FollowButtonFollowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12293a65f4ec46cacb3f8e83b9105c11";

export default node;
