/**
 * @generated SignedSource<<db3c01ee1df2b1a58d3cee6dc334cbea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingHistory_setting$data = {
  readonly id: string;
  readonly key: string;
  readonly " $fragmentType": "SettingHistory_setting";
};
export type SettingHistory_setting$key = {
  readonly " $data"?: SettingHistory_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingHistory_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingHistory_setting",
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
      "name": "key",
      "storageKey": null
    }
  ],
  "type": "CompanySetting",
  "abstractKey": null
};

(node as any).hash = "2f1d8cde88f4e6bce8c2b843844071c1";

export default node;
