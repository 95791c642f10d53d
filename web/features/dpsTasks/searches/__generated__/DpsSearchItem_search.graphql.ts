/**
 * @generated SignedSource<<af08ce282f661f77b45e0956b11e2743>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DpsSearchItem_search$data = {
  readonly canEdit: boolean;
  readonly createdAt: string | null | undefined;
  readonly createdByUserName: string;
  readonly databaseId: string;
  readonly name: string;
  readonly " $fragmentType": "DpsSearchItem_search";
};
export type DpsSearchItem_search$key = {
  readonly " $data"?: DpsSearchItem_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"DpsSearchItem_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DpsSearchItem_search",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "name": "createdByUserName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    }
  ],
  "type": "DpsSearch",
  "abstractKey": null
};

(node as any).hash = "cf52fdddd0a8052779f42018c5825aea";

export default node;
