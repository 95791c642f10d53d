/**
 * @generated SignedSource<<ca4672d4edc438bfff8327cc570a5af4>>
 * @relayHash f8e6d9e284941274f64908783964b2f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8e6d9e284941274f64908783964b2f4

import type { ConcreteRequest } from 'relay-runtime';
export type CandidateListSubscription$variables = Record<PropertyKey, never>;
export type CandidateListSubscription$data = {
  readonly candidatesChanged: {
    readonly unchangedMs: number | null | undefined;
  };
};
export type CandidateListSubscription = {
  response: CandidateListSubscription$data;
  variables: CandidateListSubscription$variables;
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
    "name": "CandidateListSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CandidateListSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f8e6d9e284941274f64908783964b2f4",
    "metadata": {},
    "name": "CandidateListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "62c07abbdad062a0862a4a508b6f1157";

export default node;
