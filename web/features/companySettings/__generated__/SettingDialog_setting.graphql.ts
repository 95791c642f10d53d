/**
 * @generated SignedSource<<81282c0399d0b3ccd004bd9ce3e350fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanySettingKind = "CONTACTS" | "NUMBER" | "SWITCH";
import type { FragmentRefs } from "relay-runtime";
export type SettingDialog_setting$data = {
  readonly id: string;
  readonly key: string;
  readonly kind: CompanySettingKind;
  readonly maximum: number | null | undefined;
  readonly minimum: number | null | undefined;
  readonly value: {
    readonly contacts: ReadonlyArray<{
      readonly email: string;
      readonly englishName: string;
      readonly phone: string;
      readonly vietnameseName: string;
    }> | null | undefined;
    readonly isOn: boolean | null | undefined;
    readonly number: number | null | undefined;
  };
  readonly version: number;
  readonly " $fragmentType": "SettingDialog_setting";
};
export type SettingDialog_setting$key = {
  readonly " $data"?: SettingDialog_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingDialog_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingDialog_setting",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maximum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanySettingValue",
      "kind": "LinkedField",
      "name": "value",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SupportContact",
          "kind": "LinkedField",
          "name": "contacts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "vietnameseName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "englishName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompanySetting",
  "abstractKey": null
};

(node as any).hash = "81910ebeedec331e178234794c1e7650";

export default node;
