/**
 * @generated SignedSource<<ec69a3b2e4ce76bbe0d9aab0dba2a8f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobCategoryDeleteDialog_category$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "JobCategoryDeleteDialog_category";
};
export type JobCategoryDeleteDialog_category$key = {
  readonly " $data"?: JobCategoryDeleteDialog_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobCategoryDeleteDialog_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobCategoryDeleteDialog_category",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "JobCategory",
  "abstractKey": null
};

(node as any).hash = "3e9899e4af8997e31e2e66197cac4d4b";

export default node;
