/**
 * @generated SignedSource<<e4b8cfa3ad608ef606aae9b30cde3f5b>>
 * @relayHash da96e0b203b6cf4758a330b3217e4f93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da96e0b203b6cf4758a330b3217e4f93

import type { ConcreteRequest } from 'relay-runtime';
export type serverMenuQuery$variables = Record<PropertyKey, never>;
export type serverMenuQuery$data = {
  readonly menu: ReadonlyArray<{
    readonly languageKey: string;
    readonly url: string;
  }>;
};
export type serverMenuQuery = {
  response: serverMenuQuery$data;
  variables: serverMenuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "MenuItem",
  "kind": "LinkedField",
  "name": "menu",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "languageKey",
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
    "name": "serverMenuQuery",
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
    "name": "serverMenuQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "da96e0b203b6cf4758a330b3217e4f93",
    "metadata": {},
    "name": "serverMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8fa132c59a74e3c20006f82742b1d4aa";

export default node;
