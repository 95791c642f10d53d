/**
 * @generated SignedSource<<6f08ae367c3c4028bc043de7f0aa29bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BannerType = "BANNER" | "LOGO";
import type { FragmentRefs } from "relay-runtime";
export type Banners_banners$data = ReadonlyArray<{
  readonly description: string;
  readonly imageUrl: string | null | undefined;
  readonly title: string;
  readonly type: BannerType;
  readonly url: string;
  readonly " $fragmentType": "Banners_banners";
}>;
export type Banners_banners$key = ReadonlyArray<{
  readonly " $data"?: Banners_banners$data;
  readonly " $fragmentSpreads": FragmentRefs<"Banners_banners">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Banners_banners",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    }
  ],
  "type": "ShownBanner",
  "abstractKey": null
};

(node as any).hash = "0cb48ebba40dc1b6752cfb230546882e";

export default node;
