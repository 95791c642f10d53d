/**
 * @generated SignedSource<<b27fc26f5a19a95b1495a7b3ff584ec7>>
 * @relayHash 7bf09672043e8363887df1c33463d7c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bf09672043e8363887df1c33463d7c1

import type { ConcreteRequest } from 'relay-runtime';
export type serverMenuQuery$variables = Record<PropertyKey, never>;
export type serverMenuQuery$data = {
  readonly holder: {
    readonly heldRoles: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly menu: ReadonlyArray<{
    readonly icon: string;
    readonly languageKey: string;
    readonly name: string;
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
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
    (v0/*:: as any*/),
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
v2 = {
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
},
v3 = {
  "alias": "holder",
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RoleSummary",
      "kind": "LinkedField",
      "name": "heldRoles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/)
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
        "field": (v1/*:: as any*/),
        "action": "THROW"
      },
      {
        "kind": "CatchField",
        "field": (v2/*:: as any*/),
        "to": "NULL"
      },
      {
        "kind": "CatchField",
        "field": (v3/*:: as any*/),
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "7bf09672043e8363887df1c33463d7c1",
    "metadata": {},
    "name": "serverMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "254f599d292194f7ccab9173be782dc7";

export default node;
