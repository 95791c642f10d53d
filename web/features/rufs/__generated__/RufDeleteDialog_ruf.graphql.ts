/**
 * @generated SignedSource<<455b175c41fdbd9f86aec32a149b39ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RufDeleteDialog_ruf$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "RufDeleteDialog_ruf";
};
export type RufDeleteDialog_ruf$key = {
  readonly " $data"?: RufDeleteDialog_ruf$data;
  readonly " $fragmentSpreads": FragmentRefs<"RufDeleteDialog_ruf">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RufDeleteDialog_ruf",
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
  "type": "Ruf",
  "abstractKey": null
};

(node as any).hash = "f03378f4d0a75eb8429ca631e00ebf43";

export default node;
