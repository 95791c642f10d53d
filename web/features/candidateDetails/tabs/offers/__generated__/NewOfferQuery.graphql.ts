/**
 * @generated SignedSource<<f787e526358656444e7c4ead9b4b3e88>>
 * @relayHash d92f74b07075cc40bc2b0f538b7f3b90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d92f74b07075cc40bc2b0f538b7f3b90

import type { ConcreteRequest } from 'relay-runtime';
export type OfferKind = "OFFER_LETTER" | "SALARY_OFFER";
export type NewOfferQuery$variables = Record<PropertyKey, never>;
export type NewOfferQuery$data = {
  readonly offerForms: ReadonlyArray<{
    readonly contents: string;
    readonly id: string;
    readonly kind: OfferKind;
    readonly name: string;
  }>;
};
export type NewOfferQuery = {
  response: NewOfferQuery$data;
  variables: NewOfferQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "OfferForm",
  "kind": "LinkedField",
  "name": "offerForms",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contents",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewOfferQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewOfferQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "d92f74b07075cc40bc2b0f538b7f3b90",
    "metadata": {},
    "name": "NewOfferQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "749275951ee40fa292ace047bb88453c";

export default node;
