/**
 * @generated SignedSource<<bd4f786468e04f03d2c0fb1d8c7a8360>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CareerSiteForm_settings$data = {
  readonly introductions: {
    readonly en: string;
    readonly ja: string;
    readonly vi: string;
  };
  readonly isPublic: boolean;
  readonly isSalaryShown: boolean;
  readonly jobCount: number;
  readonly key: string;
  readonly url: string;
  readonly version: number;
  readonly " $fragmentType": "CareerSiteForm_settings";
};
export type CareerSiteForm_settings$key = {
  readonly " $data"?: CareerSiteForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"CareerSiteForm_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CareerSiteForm_settings",
  "selections": [
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSalaryShown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextsByLanguage",
      "kind": "LinkedField",
      "name": "introductions",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobCount",
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
  "type": "CareerSiteSettings",
  "abstractKey": null
};

(node as any).hash = "b71df8299730e79c54337e779794f432";

export default node;
