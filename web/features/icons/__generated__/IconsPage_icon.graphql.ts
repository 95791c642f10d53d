/**
 * @generated SignedSource<<3a81bbfae04d0aed8287c909c2e25860>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IconsPage_icon$data = {
  readonly icon: string;
  readonly id: string;
  readonly moduleCount: number | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "IconsPage_icon";
};
export type IconsPage_icon$key = {
  readonly " $data"?: IconsPage_icon$data;
  readonly " $fragmentSpreads": FragmentRefs<"IconsPage_icon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IconsPage_icon",
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
      "name": "icon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moduleCount",
      "storageKey": null
    }
  ],
  "type": "MenuIcon",
  "abstractKey": null
};

(node as any).hash = "12666a36423ac9079fc6ff7ba5c674ca";

export default node;
