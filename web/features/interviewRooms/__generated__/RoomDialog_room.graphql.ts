/**
 * @generated SignedSource<<8860de7f50545ca0051fba31a5792121>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomDialog_room$data = {
  readonly capacity: number | null | undefined;
  readonly databaseId: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly location: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "RoomDialog_room";
};
export type RoomDialog_room$key = {
  readonly " $data"?: RoomDialog_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomDialog_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomDialog_room",
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
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
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
  "type": "InterviewRoom",
  "abstractKey": null
};

(node as any).hash = "0a91218c6fc95346b31cbdfbed286411";

export default node;
