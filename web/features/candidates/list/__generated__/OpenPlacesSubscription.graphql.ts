/**
 * @generated SignedSource<<a8140697fbe5c2edf3a60cd53c87b652>>
 * @relayHash efab087be6f94c772023ffd8163db3c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efab087be6f94c772023ffd8163db3c0

import type { ConcreteRequest } from 'relay-runtime';
export type OpenPlacesSubscription$variables = Record<PropertyKey, never>;
export type OpenPlacesSubscription$data = {
  readonly candidatesChanged: {
    readonly at: string;
  };
};
export type OpenPlacesSubscription = {
  response: OpenPlacesSubscription$data;
  variables: OpenPlacesSubscription$variables;
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
    "name": "OpenPlacesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OpenPlacesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "efab087be6f94c772023ffd8163db3c0",
    "metadata": {},
    "name": "OpenPlacesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "877b140e0c11c26de88532780d7fa852";

export default node;
