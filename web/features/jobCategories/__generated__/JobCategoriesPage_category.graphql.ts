/**
 * @generated SignedSource<<2a4fa0c6bb14fead394ab0574b5bf6f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobCategoriesPage_category$data = {
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "JobCategoriesPage_category";
};
export type JobCategoriesPage_category$key = {
  readonly " $data"?: JobCategoriesPage_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobCategoriesPage_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobCategoriesPage_category",
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

(node as any).hash = "46d715acc7357d4bd5f6ba41288ac05b";

export default node;
