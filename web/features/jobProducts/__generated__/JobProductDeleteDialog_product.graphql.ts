/**
 * @generated SignedSource<<bdd207ae642d52867528552117cd2331>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobProductDeleteDialog_product$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "JobProductDeleteDialog_product";
};
export type JobProductDeleteDialog_product$key = {
  readonly " $data"?: JobProductDeleteDialog_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobProductDeleteDialog_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobProductDeleteDialog_product",
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
    }
  ],
  "type": "JobProduct",
  "abstractKey": null
};

(node as any).hash = "a2d8d544296c956d84f99ed662344133";

export default node;
