/**
 * @generated SignedSource<<e47d5b6b6e7522b7f7cea87ec9ab5854>>
 * @relayHash 34f5e8a605a0fb4778f1708faca58bab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34f5e8a605a0fb4778f1708faca58bab

import type { ConcreteRequest } from 'relay-runtime';
export type serverMenuQuery$variables = Record<PropertyKey, never>;
export type serverMenuQuery$data = {
  readonly menu: ReadonlyArray<{
    readonly icon: string;
    readonly languageKey: string;
    readonly names: {
      readonly en: string;
      readonly ja: string;
      readonly vi: string;
    } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextsByLanguage",
      "kind": "LinkedField",
      "name": "names",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "en",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vi",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ja",
          "storageKey": null
        }
      ],
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
    "id": "34f5e8a605a0fb4778f1708faca58bab",
    "metadata": {},
    "name": "serverMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "410fb4e71ba57bc671b7d9455dee3b76";

export default node;
