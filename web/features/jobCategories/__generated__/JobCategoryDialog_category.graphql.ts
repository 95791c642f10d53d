/**
 * @generated SignedSource<<68d6e9cc68d6d259f4125d8be1722c26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobCategoryDialog_category$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "JobCategoryDialog_category";
};
export type JobCategoryDialog_category$key = {
  readonly " $data"?: JobCategoryDialog_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobCategoryDialog_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobCategoryDialog_category",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
  "type": "JobCategory",
  "abstractKey": null
};

(node as any).hash = "436a200dbc9a6298eedb67143be84e2e";

export default node;
