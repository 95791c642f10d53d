/**
 * @generated SignedSource<<a74588e3fca7f332a6b31f71572dca58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Pager_paging$data = {
  readonly isEstimate: boolean;
  readonly page: number;
  readonly size: number;
  readonly totalCount: number;
  readonly " $fragmentType": "Pager_paging";
};
export type Pager_paging$key = {
  readonly " $data"?: Pager_paging$data;
  readonly " $fragmentSpreads": FragmentRefs<"Pager_paging">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Pager_paging",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEstimate",
      "storageKey": null
    }
  ],
  "type": "Paging",
  "abstractKey": null
};

(node as any).hash = "7cc86127b9d1d5d99f10338625950fec";

export default node;
