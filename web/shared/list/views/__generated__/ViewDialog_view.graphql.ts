/**
 * @generated SignedSource<<f6f13e5a8b063ae662e2a5868fffa249>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewDialog_view$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly isShared: boolean;
  readonly name: string;
  readonly query: string;
  readonly " $fragmentType": "ViewDialog_view";
};
export type ViewDialog_view$key = {
  readonly " $data"?: ViewDialog_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewDialog_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewDialog_view",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "query",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShared",
      "storageKey": null
    }
  ],
  "type": "SavedView",
  "abstractKey": null
};

(node as any).hash = "cab74f6ea71f47e8c06b95a96c49d849";

export default node;
