/**
 * @generated SignedSource<<97d899dfb88f30245fe2bfabb2d21a24>>
 * @relayHash 6a80f090966736c578f000bdae17b794
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a80f090966736c578f000bdae17b794

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateCompanyBrandInput = {
  color?: string | null | undefined;
  logo?: ImageInput | null | undefined;
  removesLogo?: boolean | null | undefined;
};
export type ImageInput = {
  base64: string;
  name: string;
};
export type BrandFormMutation$variables = {
  input: UpdateCompanyBrandInput;
};
export type BrandFormMutation$data = {
  readonly updateCompanyBrand: {
    readonly company: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BrandForm_company">;
    };
  } | null | undefined;
};
export type BrandFormMutation = {
  response: BrandFormMutation$data;
  variables: BrandFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BrandFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCompanyBrandPayload",
        "kind": "LinkedField",
        "name": "updateCompanyBrand",
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
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BrandForm_company"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BrandFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCompanyBrandPayload",
        "kind": "LinkedField",
        "name": "updateCompanyBrand",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "logoUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "brandColor",
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
    "id": "6a80f090966736c578f000bdae17b794",
    "metadata": {},
    "name": "BrandFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10503180b7aeb405a584eb4e817d0840";

export default node;
