/**
 * @generated SignedSource<<2cc656026f1a9bec5845838550fe3676>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobCategoryRow_category$data = {
  readonly imageUrl: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "JobCategoryRow_category";
};
export type JobCategoryRow_category$key = {
  readonly " $data"?: JobCategoryRow_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobCategoryRow_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobCategoryRow_category",
  "selections": [
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

(node as any).hash = "f184703a3514b9838318ba50e3a75e6d";

export default node;
