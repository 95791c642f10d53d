/**
 * @generated SignedSource<<4853252b97722cf52853b6aded692742>>
 * @relayHash fc210cac9117c4272dc0e9356adc9c7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc210cac9117c4272dc0e9356adc9c7b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardBannersQuery$variables = Record<PropertyKey, never>;
export type DashboardBannersQuery$data = {
  readonly shownBanners: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Banners_banners">;
  }> | null | undefined;
};
export type DashboardBannersQuery = {
  response: DashboardBannersQuery$data;
  variables: DashboardBannersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "position",
    "value": "Dashboard"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardBannersQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v0/*:: as any*/),
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
          "storageKey": "shownBanners(position:\"Dashboard\")"
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
    "name": "DashboardBannersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
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
        "storageKey": "shownBanners(position:\"Dashboard\")"
      }
    ]
  },
  "params": {
    "id": "fc210cac9117c4272dc0e9356adc9c7b",
    "metadata": {},
    "name": "DashboardBannersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3c2f59d02b630c6c963220278440763b";

export default node;
