/**
 * @generated SignedSource<<b854574cbb192bc0f9742968f190af8e>>
 * @relayHash 0aacf4bd852551f671cda4bc639b770b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0aacf4bd852551f671cda4bc639b770b

import type { ConcreteRequest } from 'relay-runtime';
export type serverMenuQuery$variables = Record<PropertyKey, never>;
export type serverMenuQuery$data = {
  readonly menu: ReadonlyArray<{
    readonly languageKey: string;
    readonly path: string;
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
      "name": "path",
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
    "id": "0aacf4bd852551f671cda4bc639b770b",
    "metadata": {},
    "name": "serverMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4aab01af2ed2ed60a989a64e1808d545";

export default node;
