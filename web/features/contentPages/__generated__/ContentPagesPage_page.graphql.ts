/**
 * @generated SignedSource<<2f344198fdd0f4a6add366a64aa35a3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentPagesPage_page$data = {
  readonly canManage: boolean;
  readonly code: string;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "ContentPagesPage_page";
};
export type ContentPagesPage_page$key = {
  readonly " $data"?: ContentPagesPage_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentPagesPage_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentPagesPage_page",
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
      "name": "code",
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
      "name": "canManage",
      "storageKey": null
    }
  ],
  "type": "ContentPage",
  "abstractKey": null
};

(node as any).hash = "2986121ff157b6c154b76537c77b4bd8";

export default node;
