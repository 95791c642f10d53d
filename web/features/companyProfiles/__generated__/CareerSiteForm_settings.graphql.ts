/**
 * @generated SignedSource<<9a6312f26fb2e11404c781989a88829a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CareerSiteForm_settings$data = {
  readonly applicationForm: {
    readonly id: string;
    readonly isActive: boolean;
    readonly name: string;
  } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InterviewForm",
      "kind": "LinkedField",
      "name": "applicationForm",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CareerSiteSettings",
  "abstractKey": null
};

(node as any).hash = "e40394ceb51692d012d9484e08e59dfa";

export default node;
