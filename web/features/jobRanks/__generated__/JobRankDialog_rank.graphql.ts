/**
 * @generated SignedSource<<9e732c2fb8b1942bed8809a4cbc58e98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobRankDialog_rank$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly name: string;
  readonly place: number | null | undefined;
  readonly " $fragmentType": "JobRankDialog_rank";
};
export type JobRankDialog_rank$key = {
  readonly " $data"?: JobRankDialog_rank$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobRankDialog_rank">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobRankDialog_rank",
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
      "name": "place",
      "storageKey": null
    }
  ],
  "type": "JobRank",
  "abstractKey": null
};

(node as any).hash = "ca03e7e52a502e638fc799fd505ee73e";

export default node;
