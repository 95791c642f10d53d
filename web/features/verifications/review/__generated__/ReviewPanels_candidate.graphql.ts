/**
 * @generated SignedSource<<180f9fa3fbf9ba6cf8f8bed8c2d502c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewPanels_candidate$data = {
  readonly cvPath: string | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"InfoTree_candidate">;
  readonly " $fragmentType": "ReviewPanels_candidate";
};
export type ReviewPanels_candidate$key = {
  readonly " $data"?: ReviewPanels_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewPanels_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewPanels_candidate",
  "selections": [
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
      "name": "cvPath",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InfoTree_candidate"
    }
  ],
  "type": "VerificationCandidate",
  "abstractKey": null
};

(node as any).hash = "2f107971225bd87ea4c0c3cc15445cda";

export default node;
