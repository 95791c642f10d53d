/**
 * @generated SignedSource<<db8407701904b2f1f47b22b62adc3015>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentPageDialog_page$data = {
  readonly code: string;
  readonly html: string;
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "ContentPageDialog_page";
};
export type ContentPageDialog_page$key = {
  readonly " $data"?: ContentPageDialog_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentPageDialog_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentPageDialog_page",
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
      "name": "html",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "ContentPage",
  "abstractKey": null
};

(node as any).hash = "017425609774d34dffb345998a3394c1";

export default node;
