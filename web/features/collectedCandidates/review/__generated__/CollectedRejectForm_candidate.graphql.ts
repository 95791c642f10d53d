/**
 * @generated SignedSource<<0a0e158d1a3d7ee54b3ae999266c7868>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectedRejectForm_candidate$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly " $fragmentType": "CollectedRejectForm_candidate";
};
export type CollectedRejectForm_candidate$key = {
  readonly " $data"?: CollectedRejectForm_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectedRejectForm_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectedRejectForm_candidate",
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
      "name": "databaseId",
      "storageKey": null
    }
  ],
  "type": "CollectedCandidate",
  "abstractKey": null
};

(node as any).hash = "7ed3bfbfb5e9a1646c53d11600b3c8f9";

export default node;
