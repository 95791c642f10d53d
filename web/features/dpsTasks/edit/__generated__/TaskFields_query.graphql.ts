/**
 * @generated SignedSource<<581a2c5335f69fdda6d4307f5d87f02b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskFields_query$data = {
  readonly dpsOpenJobs: ReadonlyArray<{
    readonly databaseId: string;
    readonly title: string;
  }>;
  readonly jobRanks: ReadonlyArray<{
    readonly name: string;
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
      "concreteType": "DpsOpenJob",
      "kind": "LinkedField",
      "name": "dpsOpenJobs",
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

(node as any).hash = "926ad4de892b22703f634c0031edd6b7";

export default node;
