/**
 * @generated SignedSource<<c7e6a3980e2e302882653935402e239f>>
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
  }> | null | undefined;
  readonly openJobs: ReadonlyArray<{
    readonly databaseId: string;
    readonly title: string;
  }> | null | undefined;
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
      "kind": "CatchField",
      "field": {
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
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
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
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8c40e4a592307a7858e414da495f4e2d";

export default node;
