/**
 * @generated SignedSource<<d88d6788c1340f68574ee0577c94551f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InfoTree_candidate$data = {
  readonly infoJson: string | null | undefined;
  readonly " $fragmentType": "InfoTree_candidate";
};
export type InfoTree_candidate$key = {
  readonly " $data"?: InfoTree_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"InfoTree_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InfoTree_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "infoJson",
      "storageKey": null
    }
  ],
  "type": "VerificationCandidate",
  "abstractKey": null
};

(node as any).hash = "8bcaf60e4f16009fb181ec04cc29a7e1";

export default node;
