/**
 * @generated SignedSource<<5c000884f723dcc400e950d270ffa5dc>>
 * @relayHash 337a608a60262f1bfc45969e84b5a133
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 337a608a60262f1bfc45969e84b5a133

import type { ConcreteRequest } from 'relay-runtime';
export type InboundCandidateListSubscription$variables = Record<PropertyKey, never>;
export type InboundCandidateListSubscription$data = {
  readonly inboundCandidatesChanged: {
    readonly unchangedMs: number | null | undefined;
  };
};
export type InboundCandidateListSubscription = {
  response: InboundCandidateListSubscription$data;
  variables: InboundCandidateListSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InboundCandidatesChange",
    "kind": "LinkedField",
    "name": "inboundCandidatesChanged",
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
    "name": "InboundCandidateListSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InboundCandidateListSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "337a608a60262f1bfc45969e84b5a133",
    "metadata": {},
    "name": "InboundCandidateListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d6efdf2b53258861fba60dcf6cef1157";

export default node;
