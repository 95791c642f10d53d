/**
 * @generated SignedSource<<011654adb1ec05ac2c3dd197e193b1da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExtensionFieldType = "CHECKBOX" | "COMBOBOX" | "DATE_PICKER" | "INPUT" | "MULTIPLE" | "RADIO" | "RATE" | "SLIDER" | "SWITCH" | "TEXT_AREA" | "TIME_PICKER" | "UPLOAD";
import type { FragmentRefs } from "relay-runtime";
export type CandidateFieldDialog_field$data = {
  readonly choices: ReadonlyArray<string>;
  readonly id: string;
  readonly isActive: boolean;
  readonly isRequired: boolean;
  readonly key: string;
  readonly label: string;
  readonly place: number | null | undefined;
  readonly roleCodes: ReadonlyArray<string>;
  readonly type: ExtensionFieldType;
  readonly " $fragmentType": "CandidateFieldDialog_field";
};
export type CandidateFieldDialog_field$key = {
  readonly " $data"?: CandidateFieldDialog_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateFieldDialog_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateFieldDialog_field",
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
      "name": "label",
      "storageKey": null
    },
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
      "name": "isRequired",
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
      "name": "choices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleCodes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    }
  ],
  "type": "CandidateExtensionField",
  "abstractKey": null
};

(node as any).hash = "3cf4b9fa3f609a352c0a0315964996e0";

export default node;
