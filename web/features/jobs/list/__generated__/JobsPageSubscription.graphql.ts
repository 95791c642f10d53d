/**
 * @generated SignedSource<<c54b74edcfccfdb12cc55844499237a6>>
 * @relayHash 554db134d11650e9d15f9a61e917d87c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 554db134d11650e9d15f9a61e917d87c

import type { ConcreteRequest } from 'relay-runtime';
export type JobsPageSubscription$variables = Record<PropertyKey, never>;
export type JobsPageSubscription$data = {
  readonly jobsChanged: {
    readonly at: string;
  };
};
export type JobsPageSubscription = {
  response: JobsPageSubscription$data;
  variables: JobsPageSubscription$variables;
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
    "name": "JobsPageSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JobsPageSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "554db134d11650e9d15f9a61e917d87c",
    "metadata": {},
    "name": "JobsPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "23eafb8f7095fc8c05c8c396cb775ac0";

export default node;
