/**
 * @generated SignedSource<<a9f0ed7b579c06ae2f8d012fa3347a2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormSettingDialog_form$data = {
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "FormSettingDialog_form";
};
export type FormSettingDialog_form$key = {
  readonly " $data"?: FormSettingDialog_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormSettingDialog_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormSettingDialog_form",
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
      "name": "isActive",
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
  "type": "InterviewForm",
  "abstractKey": null
};

(node as any).hash = "2b0601f5e69bd24f9dd335ce14bfc86e";

export default node;
