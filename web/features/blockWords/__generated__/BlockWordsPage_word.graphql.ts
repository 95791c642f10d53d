/**
 * @generated SignedSource<<73327ad020837b261364771052a7852c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockWordsPage_word$data = {
  readonly id: string;
  readonly keyword: string;
  readonly " $fragmentType": "BlockWordsPage_word";
};
export type BlockWordsPage_word$key = {
  readonly " $data"?: BlockWordsPage_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockWordsPage_word">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockWordsPage_word",
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
      "name": "keyword",
      "storageKey": null
    }
  ],
  "type": "BlockWord",
  "abstractKey": null
};

(node as any).hash = "8a09530c5727b0fe2013d9173cd99bd4";

export default node;
