/**
 * @generated SignedSource<<1f981bb63a5f7e920a165ec47daef941>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomsTab_room$data = {
  readonly capacity: number | null | undefined;
  readonly isActive: boolean;
  readonly location: string;
  readonly name: string;
  readonly " $fragmentType": "RoomsTab_room";
};
export type RoomsTab_room$key = {
  readonly " $data"?: RoomsTab_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomsTab_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomsTab_room",
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
    }
  ],
  "type": "InterviewRoom",
  "abstractKey": null
};

(node as any).hash = "e9ff21f3af9ad56e4d62aedb8a5bd8da";

export default node;
