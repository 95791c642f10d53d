/**
 * @generated SignedSource<<2ab54167313bbb3c154a5af97d63e216>>
 * @relayHash bd1879382ac371ed55da47060451c877
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd1879382ac371ed55da47060451c877

import type { ConcreteRequest } from 'relay-runtime';
export type FollowCandidatesInput = {
  ids: ReadonlyArray<string>;
  userIds?: ReadonlyArray<string> | null | undefined;
};
export type BulkFollowButtonMutation$variables = {
  input: FollowCandidatesInput;
};
export type BulkFollowButtonMutation$data = {
  readonly followCandidates: {
    readonly results: ReadonlyArray<{
      readonly candidate: {
        readonly id: string;
        readonly isFollowed: boolean;
      } | null | undefined;
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
export type BulkFollowButtonMutation = {
  response: BulkFollowButtonMutation$data;
  variables: BulkFollowButtonMutation$variables;
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
    "name": "BulkFollowButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkFollowButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bd1879382ac371ed55da47060451c877",
    "metadata": {},
    "name": "BulkFollowButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43b85fc64f20bb23d26dc6b2f88e0922";

export default node;
