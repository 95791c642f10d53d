/**
 * @generated SignedSource<<5e5213e9c15c15ccbc2783c02a06aea1>>
 * @relayHash e71ec9becbb69ad2ca233f8bd5753329
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e71ec9becbb69ad2ca233f8bd5753329

import type { ConcreteRequest } from 'relay-runtime';
export type FollowMessagesSubscription$variables = Record<PropertyKey, never>;
export type FollowMessagesSubscription$data = {
  readonly candidatesChanged: {
    readonly candidateId: string | null | undefined;
  };
};
export type FollowMessagesSubscription = {
  response: FollowMessagesSubscription$data;
  variables: FollowMessagesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CandidatesChange",
    "kind": "LinkedField",
    "name": "candidatesChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "candidateId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FollowMessagesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FollowMessagesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e71ec9becbb69ad2ca233f8bd5753329",
    "metadata": {},
    "name": "FollowMessagesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "152310afdbe90e38a6149abe642fa700";

export default node;
