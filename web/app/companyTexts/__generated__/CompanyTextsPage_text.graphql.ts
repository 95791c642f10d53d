/**
 * @generated SignedSource<<4cae746cfd65a8ae463bc730655e1a42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyTextsPage_text$data = {
  readonly id: string;
  readonly key: string;
  readonly texts: {
    readonly en: string;
    readonly ja: string;
    readonly vi: string;
  };
  readonly " $fragmentType": "CompanyTextsPage_text";
};
export type CompanyTextsPage_text$key = {
  readonly " $data"?: CompanyTextsPage_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyTextsPage_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyTextsPage_text",
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

(node as any).hash = "6e10972e9a2f7284248b4beca605ed2a";

export default node;
