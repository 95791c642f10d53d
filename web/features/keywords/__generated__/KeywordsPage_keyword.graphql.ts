/**
 * @generated SignedSource<<5d1987d752b8cf2fcc7c4b5469f00955>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeywordsPage_keyword$data = {
  readonly id: string;
  readonly name: string;
  readonly usage: {
    readonly candidateCount: number;
    readonly jobCount: number;
  } | null | undefined;
  readonly " $fragmentType": "KeywordsPage_keyword";
};
export type KeywordsPage_keyword$key = {
  readonly " $data"?: KeywordsPage_keyword$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeywordsPage_keyword">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeywordsPage_keyword",
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
      "concreteType": "KeywordUsage",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Keyword",
  "abstractKey": null
};

(node as any).hash = "dc9cfde671421874dff98df61da46141";

export default node;
