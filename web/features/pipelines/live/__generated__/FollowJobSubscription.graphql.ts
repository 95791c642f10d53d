/**
 * @generated SignedSource<<f69385464c6a3aecfd26b0fe339b3725>>
 * @relayHash f6b850e6fccec8fb0fe57427ad2f4bc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6b850e6fccec8fb0fe57427ad2f4bc4

import type { ConcreteRequest } from 'relay-runtime';
export type FollowJobSubscription$variables = Record<PropertyKey, never>;
export type FollowJobSubscription$data = {
  readonly jobsChanged: {
    readonly jobId: string | null | undefined;
  };
};
export type FollowJobSubscription = {
  response: FollowJobSubscription$data;
  variables: FollowJobSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "JobsChange",
    "kind": "LinkedField",
    "name": "jobsChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "jobId",
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
    "name": "FollowJobSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FollowJobSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f6b850e6fccec8fb0fe57427ad2f4bc4",
    "metadata": {},
    "name": "FollowJobSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7a38b030c82737af6509cd0c0a4770ce";

export default node;
