/**
 * @generated SignedSource<<d07156f739ee0b794c9aae53a597abfe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChannelDialog_channel$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "ChannelDialog_channel";
};
export type ChannelDialog_channel$key = {
  readonly " $data"?: ChannelDialog_channel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChannelDialog_channel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChannelDialog_channel",
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
    }
  ],
  "type": "RecruitmentChannel",
  "abstractKey": null
};

(node as any).hash = "1dd26469400829e6eebed490861d9fbf";

export default node;
