/**
 * @generated SignedSource<<9eb24f0a5f960a5e6d95d8b6ee85cbc3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobProductsPage_product$data = {
  readonly companyDatabaseId: string;
  readonly id: string;
  readonly sort: number;
  readonly title: string;
  readonly type: {
    readonly name: string;
  };
  readonly " $fragmentType": "JobProductsPage_product";
};
export type JobProductsPage_product$key = {
  readonly " $data"?: JobProductsPage_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobProductsPage_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobProductsPage_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "companyDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sort",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobProductType",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobProduct",
  "abstractKey": null
};

(node as any).hash = "0e551df77ad15009d12657b03267ca2f";

export default node;
