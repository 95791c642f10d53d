/**
 * @generated SignedSource<<fcb5ef630aa682f71eb44b275c184d54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanySettingArea = "HIRING" | "SECURITY" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type SettingsPage_setting$data = {
  readonly area: CompanySettingArea;
  readonly changedAt: string | null | undefined;
  readonly changedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly isDefault: boolean;
  readonly key: string;
  readonly value: {
    readonly contacts: ReadonlyArray<{
      readonly englishName: string;
      readonly vietnameseName: string;
    }> | null | undefined;
    readonly isOn: boolean | null | undefined;
    readonly number: number | null | undefined;
  };
  readonly " $fragmentType": "SettingsPage_setting";
};
export type SettingsPage_setting$key = {
  readonly " $data"?: SettingsPage_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsPage_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsPage_setting",
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
      "name": "area",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
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
              "name": "englishName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "vietnameseName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "changedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompanySetting",
  "abstractKey": null
};

(node as any).hash = "24dcd462f1a2b2d29d58038b6aa0659c";

export default node;
