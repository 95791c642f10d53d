/**
 * @generated SignedSource<<e4f2b07c8d5fc601b5ff511847171c98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobDataDialog_item$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly place: number;
  readonly symbol: string;
  readonly " $fragmentType": "JobDataDialog_item";
};
export type JobDataDialog_item$key = {
  readonly " $data"?: JobDataDialog_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobDataDialog_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobDataDialog_item",
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
      "name": "symbol",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    }
  ],
  "type": "JobDataItem",
  "abstractKey": null
};

(node as any).hash = "1d185129baf53e0d4b54c5ff5352c494";

export default node;
