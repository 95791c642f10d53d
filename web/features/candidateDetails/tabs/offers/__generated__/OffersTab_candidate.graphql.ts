/**
 * @generated SignedSource<<c1889dd014406e294c29a69108f79c17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OffersTab_candidate$data = {
  readonly databaseId: string;
  readonly " $fragmentType": "OffersTab_candidate";
};
export type OffersTab_candidate$key = {
  readonly " $data"?: OffersTab_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"OffersTab_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OffersTab_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "2683a7cab38dbd8ed8a73e5e5e604ea2";

export default node;
