/**
 * @generated SignedSource<<b79285bb7f91876a6777dc4aeaf0fb5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeywordDialog_keyword$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "KeywordDialog_keyword";
};
export type KeywordDialog_keyword$key = {
  readonly " $data"?: KeywordDialog_keyword$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeywordDialog_keyword">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeywordDialog_keyword",
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
    }
  ],
  "type": "Keyword",
  "abstractKey": null
};

(node as any).hash = "5d479c6bae610bbb4272f6bc7bc17c52";

export default node;
