/**
 * @generated SignedSource<<0e3a3ecadbe0df94598bcaf462066c45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormEditor_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SettingTab_query">;
  readonly " $fragmentType": "FormEditor_query";
};
export type FormEditor_query$key = {
  readonly " $data"?: FormEditor_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormEditor_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormEditor_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SettingTab_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "be0a5ad4f560364e08cec74ad5278bbd";

export default node;
