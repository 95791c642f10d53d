/**
 * @generated SignedSource<<9c0104fd507b520cded663623f55391e>>
 * @relayHash cc49e9ec421bd623d5a6ffebda04b238
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc49e9ec421bd623d5a6ffebda04b238

import type { ConcreteRequest } from 'relay-runtime';
export type JobsPageSubscription$variables = Record<PropertyKey, never>;
export type JobsPageSubscription$data = {
  readonly jobsChanged: {
    readonly unchangedMs: number | null | undefined;
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
    "id": "cc49e9ec421bd623d5a6ffebda04b238",
    "metadata": {},
    "name": "JobsPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e1385abb805411671e80e1429f1476d8";

export default node;
