/**
 * @generated SignedSource<<391c3297e0317439cc9e151063e4ba12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobRanksPage_rank$data = {
  readonly id: string;
  readonly name: string;
  readonly place: number | null | undefined;
  readonly usage: {
    readonly candidateCount: number;
    readonly formCount: number;
    readonly jobCount: number;
  } | null | undefined;
  readonly " $fragmentType": "JobRanksPage_rank";
};
export type JobRanksPage_rank$key = {
  readonly " $data"?: JobRanksPage_rank$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobRanksPage_rank">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobRanksPage_rank",
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
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobRankUsage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidateCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobRank",
  "abstractKey": null
};

(node as any).hash = "3f896f1f2945eec08d12418485fa180e";

export default node;
