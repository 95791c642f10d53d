/**
 * @generated SignedSource<<da8b2e792d1bd540f3da174f838854f3>>
 * @relayHash 0e6f637bc7cb693f91721ac890a5e974
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e6f637bc7cb693f91721ac890a5e974

import type { ConcreteRequest } from 'relay-runtime';
export type CandidateListSubscription$variables = Record<PropertyKey, never>;
export type CandidateListSubscription$data = {
  readonly candidatesChanged: {
    readonly at: string;
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
    "id": "0e6f637bc7cb693f91721ac890a5e974",
    "metadata": {},
    "name": "CandidateListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5e1db353cc5008fd8cb540e545632b4b";

export default node;
