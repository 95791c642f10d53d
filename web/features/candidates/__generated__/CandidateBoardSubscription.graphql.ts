/**
 * @generated SignedSource<<ff32f84c41f4df9f7ddfae975d2f2d9f>>
 * @relayHash fdf882e34995c8ccb7fa472634877d23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdf882e34995c8ccb7fa472634877d23

import type { ConcreteRequest } from 'relay-runtime';
export type CandidateBoardSubscription$variables = Record<PropertyKey, never>;
export type CandidateBoardSubscription$data = {
  readonly candidatesChanged: {
    readonly at: string;
  };
};
export type CandidateBoardSubscription = {
  response: CandidateBoardSubscription$data;
  variables: CandidateBoardSubscription$variables;
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
    "name": "CandidateBoardSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CandidateBoardSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fdf882e34995c8ccb7fa472634877d23",
    "metadata": {},
    "name": "CandidateBoardSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ae67edb171924c8dcbbd569a2f4abb9f";

export default node;
