/**
 * @generated SignedSource<<c708593417c137b3d4039da0ae2facac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IconDialog_icon$data = {
  readonly databaseId: string;
  readonly icon: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "IconDialog_icon";
};
export type IconDialog_icon$key = {
  readonly " $data"?: IconDialog_icon$data;
  readonly " $fragmentSpreads": FragmentRefs<"IconDialog_icon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IconDialog_icon",
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
      "name": "icon",
      "storageKey": null
    }
  ],
  "type": "MenuIcon",
  "abstractKey": null
};

(node as any).hash = "05bd5018a1ab9a40110cb8a40cd38163";

export default node;
