/**
 * @generated SignedSource<<53b96e566dc89abd0db990340e135110>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockWordDialog_word$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly keyword: string;
  readonly " $fragmentType": "BlockWordDialog_word";
};
export type BlockWordDialog_word$key = {
  readonly " $data"?: BlockWordDialog_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockWordDialog_word">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockWordDialog_word",
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
      "name": "keyword",
      "storageKey": null
    }
  ],
  "type": "BlockWord",
  "abstractKey": null
};

(node as any).hash = "b9dd96a8c178065dfea12daf5a54b41c";

export default node;
