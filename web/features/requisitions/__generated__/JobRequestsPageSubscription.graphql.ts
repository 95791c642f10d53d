/**
 * @generated SignedSource<<dbcf489ec3ba7fe0dc14a7ed65353606>>
 * @relayHash e90aa12e3e20c45d77c7dc3b190e344f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e90aa12e3e20c45d77c7dc3b190e344f

import type { ConcreteRequest } from 'relay-runtime';
export type JobRequestsPageSubscription$variables = Record<PropertyKey, never>;
export type JobRequestsPageSubscription$data = {
  readonly jobsChanged: {
    readonly unchangedMs: number | null | undefined;
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
        "name": "unchangedMs",
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
    "id": "e90aa12e3e20c45d77c7dc3b190e344f",
    "metadata": {},
    "name": "JobRequestsPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8bc30c497adfff3398af62007de2a016";

export default node;
