/**
 * @generated SignedSource<<b9170f099cc1eb776ec3cad4dafdbad8>>
 * @relayHash cdb288522e7963ba26c2169865fff9a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdb288522e7963ba26c2169865fff9a2

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
  readonly viewer: {
    readonly tables: ReadonlyArray<{
      readonly columns: ReadonlyArray<{
        readonly isShown: boolean;
        readonly key: string;
      }>;
      readonly table: string;
    }>;
  } | null | undefined;
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
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerTable",
      "kind": "LinkedField",
      "name": "tables",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "table",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TableColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isShown",
              "storageKey": null
            }
          ],
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
      },
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "NULL"
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
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "cdb288522e7963ba26c2169865fff9a2",
    "metadata": {},
    "name": "serverMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df0ad7a9dad57041323b4e71881aafe5";

export default node;
