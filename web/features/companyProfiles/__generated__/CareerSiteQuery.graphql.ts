/**
 * @generated SignedSource<<4c10640e9a7bea8d019288699490bf06>>
 * @relayHash 712d02a93ff9fbd4695c28c11b195253
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 712d02a93ff9fbd4695c28c11b195253

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CareerSiteQuery$variables = Record<PropertyKey, never>;
export type CareerSiteQuery$data = {
  readonly careerSiteSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"CareerSiteForm_settings">;
  };
};
export type CareerSiteQuery = {
  response: CareerSiteQuery$data;
  variables: CareerSiteQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CareerSiteQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "CareerSiteSettings",
          "kind": "LinkedField",
          "name": "careerSiteSettings",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CareerSiteForm_settings"
            }
          ],
          "storageKey": null
        },
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
    "name": "CareerSiteQuery",
    "selections": [
      {
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
            "name": "key",
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
            "name": "isPublic",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSalaryShown",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TextsByLanguage",
            "kind": "LinkedField",
            "name": "introductions",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "jobCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "712d02a93ff9fbd4695c28c11b195253",
    "metadata": {},
    "name": "CareerSiteQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "e55d3731d4eebfa9cb60f6d14db5b652";

export default node;
