/**
 * @generated SignedSource<<bd932584bed03ec77610f492365ce80f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DpsTypeItem_type$data = {
  readonly canEdit: boolean;
  readonly createdAt: string | null | undefined;
  readonly createdByUserName: string;
  readonly databaseId: string;
  readonly name: string;
  readonly " $fragmentType": "DpsTypeItem_type";
};
export type DpsTypeItem_type$key = {
  readonly " $data"?: DpsTypeItem_type$data;
  readonly " $fragmentSpreads": FragmentRefs<"DpsTypeItem_type">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DpsTypeItem_type",
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
  "type": "DpsType",
  "abstractKey": null
};

(node as any).hash = "b33ceed72b2413b4a22d5fe3777efcb0";

export default node;
