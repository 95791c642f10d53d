/**
 * @generated SignedSource<<9d11fca83f5cb896cbe89f59c7c3ed37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyTextDialog_text$data = {
  readonly id: string;
  readonly key: string;
  readonly texts: {
    readonly en: string;
    readonly ja: string;
    readonly vi: string;
  };
  readonly " $fragmentType": "CompanyTextDialog_text";
};
export type CompanyTextDialog_text$key = {
  readonly " $data"?: CompanyTextDialog_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyTextDialog_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyTextDialog_text",
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
      "concreteType": "TextsByLanguage",
      "kind": "LinkedField",
      "name": "texts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "en",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vi",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ja",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompanyText",
  "abstractKey": null
};

(node as any).hash = "5823f72428ffc60e3e421e2c21fb790c";

export default node;
