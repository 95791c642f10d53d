/**
 * @generated SignedSource<<a2902887c5db077c567d5a3d0888785a>>
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
  readonly createdBy: {
    readonly userName: string;
  } | null | undefined;
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        }
      ],
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

(node as any).hash = "eb0eaba2816cbc53b3036e12b799c983";

export default node;
