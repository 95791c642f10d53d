/**
 * @generated SignedSource<<a252a01e491b86417a4c04dd27a37c01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobProductRow_product$data = {
  readonly companyDatabaseId: string;
  readonly sort: number;
  readonly title: string;
  readonly type: {
    readonly name: string;
  };
  readonly " $fragmentType": "JobProductRow_product";
};
export type JobProductRow_product$key = {
  readonly " $data"?: JobProductRow_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobProductRow_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobProductRow_product",
  "selections": [
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

(node as any).hash = "0fb39680d941b14dedc5179abf50f771";

export default node;
