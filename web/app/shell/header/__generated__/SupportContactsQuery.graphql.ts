/**
 * @generated SignedSource<<d60168b33f61ef73e236583428887022>>
 * @relayHash c0c9766a124323ecf7f254752d305044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0c9766a124323ecf7f254752d305044

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SupportContactsQuery$variables = Record<PropertyKey, never>;
export type SupportContactsQuery$data = {
  readonly contentTitles: ReadonlyArray<{
    readonly code: string;
    readonly title: string;
  }> | null | undefined;
  readonly shownBanners: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Banners_banners">;
  }> | null | undefined;
  readonly supportContacts: ReadonlyArray<{
    readonly email: string;
    readonly englishName: string;
    readonly phone: string;
    readonly vietnameseName: string;
  }>;
};
export type SupportContactsQuery = {
  response: SupportContactsQuery$data;
  variables: SupportContactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "SupportContact",
  "kind": "LinkedField",
  "name": "supportContacts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vietnameseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ContentTitle",
  "kind": "LinkedField",
  "name": "contentTitles",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "position",
    "value": "Help"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SupportContactsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      },
      {
        "kind": "CatchField",
        "field": (v2/*:: as any*/),
        "to": "NULL"
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v3/*:: as any*/),
          "concreteType": "ShownBanner",
          "kind": "LinkedField",
          "name": "shownBanners",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Banners_banners"
            }
          ],
          "storageKey": "shownBanners(position:\"Help\")"
        },
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
    "name": "SupportContactsQuery",
    "selections": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ShownBanner",
        "kind": "LinkedField",
        "name": "shownBanners",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          (v1/*:: as any*/),
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
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "imageUrl",
            "storageKey": null
          }
        ],
        "storageKey": "shownBanners(position:\"Help\")"
      }
    ]
  },
  "params": {
    "id": "c0c9766a124323ecf7f254752d305044",
    "metadata": {},
    "name": "SupportContactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0812bccde42176ea7e2589a51ba8754a";

export default node;
