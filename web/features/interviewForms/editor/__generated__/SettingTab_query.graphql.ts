/**
 * @generated SignedSource<<0496e8df800a612f8c310d0365cf953c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingTab_query$data = {
  readonly jobRanks: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalRows_query">;
  readonly " $fragmentType": "SettingTab_query";
};
export type SettingTab_query$key = {
  readonly " $data"?: SettingTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingTab_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingTab_query",
  "selections": [
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
          "name": "databaseId",
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApprovalRows_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "382c5779bfd4ca5481ae0e3ef0977d5c";

export default node;
