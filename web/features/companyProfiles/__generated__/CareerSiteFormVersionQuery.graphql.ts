/**
 * @generated SignedSource<<87bc78b9485ebb940bd3f6e452d36305>>
 * @relayHash cee994a7607004fc28c8a99d3899f2a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cee994a7607004fc28c8a99d3899f2a9

import type { ConcreteRequest } from 'relay-runtime';
export type CareerSiteFormVersionQuery$variables = Record<PropertyKey, never>;
export type CareerSiteFormVersionQuery$data = {
  readonly careerSiteSettings: {
    readonly version: number;
  };
};
export type CareerSiteFormVersionQuery = {
  response: CareerSiteFormVersionQuery$data;
  variables: CareerSiteFormVersionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "CareerSiteSettings",
  "kind": "LinkedField",
  "name": "careerSiteSettings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
    "name": "CareerSiteFormVersionQuery",
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
    "name": "CareerSiteFormVersionQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "cee994a7607004fc28c8a99d3899f2a9",
    "metadata": {},
    "name": "CareerSiteFormVersionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5797bcdad978f2de04e52a2489896d2c";

export default node;
