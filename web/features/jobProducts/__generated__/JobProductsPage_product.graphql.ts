/**
 * @generated SignedSource<<787d91a4182e2964a2fac5cc84e16d90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobProductsPage_product$data = {
  readonly company: {
    readonly databaseId: string;
  } | null | undefined;
  readonly id: string;
  readonly position: number;
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
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
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

(node as any).hash = "c062c918761767c64442323328105879";

export default node;
