/**
 * @generated SignedSource<<12d1000b88832b998371d0e1a85e42d1>>
 * @relayHash 225ac8a0619ec2916c5fc7965efbc0a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 225ac8a0619ec2916c5fc7965efbc0a8

import type { ConcreteRequest } from 'relay-runtime';
export type UnfollowCandidateInput = {
  id: string;
  userId?: string | null | undefined;
};
export type FollowButtonUnfollowMutation$variables = {
  input: UnfollowCandidateInput;
};
export type FollowButtonUnfollowMutation$data = {
  readonly unfollowCandidate: {
    readonly candidate: {
      readonly id: string;
      readonly isFollowed: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type FollowButtonUnfollowMutation = {
  response: FollowButtonUnfollowMutation$data;
  variables: FollowButtonUnfollowMutation$variables;
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
    "concreteType": "UnfollowCandidatePayload",
    "kind": "LinkedField",
    "name": "unfollowCandidate",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FollowButtonUnfollowMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FollowButtonUnfollowMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "225ac8a0619ec2916c5fc7965efbc0a8",
    "metadata": {},
    "name": "FollowButtonUnfollowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "582698e748467b29e593b0a5c96b3d3f";

export default node;
