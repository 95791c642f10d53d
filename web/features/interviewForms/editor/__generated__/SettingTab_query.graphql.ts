/**
 * @generated SignedSource<<dd204fc3b397fe78166cd374d6b474a9>>
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
  }> | null | undefined;
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
      "to": "NULL"
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

(node as any).hash = "83663212d3809761b455fbd7633f2ca4";

export default node;
