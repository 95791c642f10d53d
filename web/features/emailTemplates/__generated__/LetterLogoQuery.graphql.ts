/**
 * @generated SignedSource<<9e52dfc9cffc89b96d3b6f6f87fc1298>>
 * @relayHash b04ed85e8d4512de32795c61ebe7ceb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b04ed85e8d4512de32795c61ebe7ceb4

import type { ConcreteRequest } from 'relay-runtime';
export type LetterLogoQuery$variables = Record<PropertyKey, never>;
export type LetterLogoQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly logoUrl: string | null | undefined;
      readonly name: string;
    };
  } | null | undefined;
};
export type LetterLogoQuery = {
  response: LetterLogoQuery$data;
  variables: LetterLogoQuery$variables;
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
  "kind": "ScalarField",
  "name": "logoUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LetterLogoQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
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
              "concreteType": "Company",
              "kind": "LinkedField",
              "name": "company",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
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
    "name": "LetterLogoQuery",
    "selections": [
      {
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
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b04ed85e8d4512de32795c61ebe7ceb4",
    "metadata": {},
    "name": "LetterLogoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ed18c9b398a57dde51802b2c219fa93b";

export default node;
