/**
 * @generated SignedSource<<530c3bb9157e65957970d8810ddb52ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenameSearchDialog_search$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "RenameSearchDialog_search";
};
export type RenameSearchDialog_search$key = {
  readonly " $data"?: RenameSearchDialog_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenameSearchDialog_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenameSearchDialog_search",
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
    }
  ],
  "type": "DpsSearch",
  "abstractKey": null
};

(node as any).hash = "af46d1936a0d304860fa94832b2eeaac";

export default node;
