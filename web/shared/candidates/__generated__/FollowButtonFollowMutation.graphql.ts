/**
 * @generated SignedSource<<58337a6390febd6e09b893a909d39794>>
 * @relayHash c6228f378171e91604235969e1be2d35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6228f378171e91604235969e1be2d35

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
    "id": "c6228f378171e91604235969e1be2d35",
    "metadata": {},
    "name": "FollowButtonFollowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd5ebfff6b9e20946a2aa90fbc221afa";

export default node;
