/**
 * @generated SignedSource<<716179473c82544f5931f96dda5cd26b>>
 * @relayHash c70b9e6a36b47bb23df431d4750d0df8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c70b9e6a36b47bb23df431d4750d0df8

import type { ConcreteRequest } from 'relay-runtime';
export type VendorSelectQuery$variables = Record<PropertyKey, never>;
export type VendorSelectQuery$data = {
  readonly vendors: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type VendorSelectQuery = {
  response: VendorSelectQuery$data;
  variables: VendorSelectQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "statuses": [
        "ACTIVE"
      ]
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VendorSelectQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "VendorConnection",
          "kind": "LinkedField",
          "name": "vendors",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Vendor",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": "vendors(filter:{\"statuses\":[\"ACTIVE\"]},first:100)"
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
    "name": "VendorSelectQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "VendorConnection",
        "kind": "LinkedField",
        "name": "vendors",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Vendor",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "vendors(filter:{\"statuses\":[\"ACTIVE\"]},first:100)"
      }
    ]
  },
  "params": {
    "id": "c70b9e6a36b47bb23df431d4750d0df8",
    "metadata": {},
    "name": "VendorSelectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b9be3f496580bd2c50fb828b41e3876e";

export default node;
