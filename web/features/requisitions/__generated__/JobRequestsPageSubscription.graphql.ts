/**
 * @generated SignedSource<<142013fabf06b963969330f714a70db1>>
 * @relayHash f3d8f672b907ead0315cacd27615e3a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3d8f672b907ead0315cacd27615e3a1

import type { ConcreteRequest } from 'relay-runtime';
export type JobRequestsPageSubscription$variables = Record<PropertyKey, never>;
export type JobRequestsPageSubscription$data = {
  readonly jobsChanged: {
    readonly at: string;
  };
};
export type JobRequestsPageSubscription = {
  response: JobRequestsPageSubscription$data;
  variables: JobRequestsPageSubscription$variables;
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
        "name": "at",
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
    "name": "JobRequestsPageSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JobRequestsPageSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f3d8f672b907ead0315cacd27615e3a1",
    "metadata": {},
    "name": "JobRequestsPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bd78c435a91a91e31e008d9ec03f1c28";

export default node;
