/**
 * @generated SignedSource<<0c1f64c858f47386acdadc34911b4cab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskFields_query$data = {
  readonly jobRanks: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly openJobs: ReadonlyArray<{
    readonly databaseId: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "TaskFields_query";
};
export type TaskFields_query$key = {
  readonly " $data"?: TaskFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskFields_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenJob",
      "kind": "LinkedField",
      "name": "openJobs",
      "plural": true,
      "selections": [
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
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobRank",
      "kind": "LinkedField",
      "name": "jobRanks",
      "plural": true,
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
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "fd30a8aad51ebc0dbbb70affe23feeeb";

export default node;
