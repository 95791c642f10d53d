/**
 * @generated SignedSource<<e9398ceafe05d456d613b9791d5d72f4>>
 * @relayHash 647dd8f5abc828fba079be741e01fabf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 647dd8f5abc828fba079be741e01fabf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyCreatePageQuery$variables = Record<PropertyKey, never>;
export type CompanyCreatePageQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly canManage: boolean;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFields_types">;
};
export type CompanyCreatePageQuery = {
  response: CompanyCreatePageQuery$data;
  variables: CompanyCreatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canManage",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CompanyCreatePageQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Viewer",
          "kind": "LinkedField",
          "name": "viewer",
          "plural": false,
          "selections": [
            {
              "kind": "RequiredField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Company",
                "kind": "LinkedField",
                "name": "company",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              "action": "THROW"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CompanyFields_types"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CompanyCreatePageQuery",
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "companyTypes",
        "args": [
          {
            "kind": "Literal",
            "name": "kind",
            "value": "COMPANY_TYPE"
          }
        ],
        "concreteType": "VocabularyItem",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "vocabulary(kind:\"COMPANY_TYPE\")"
      }
    ]
  },
  "params": {
    "id": "647dd8f5abc828fba079be741e01fabf",
    "metadata": {},
    "name": "CompanyCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c6ad7b382294bfe9378f88487f0bb1e";

export default node;
