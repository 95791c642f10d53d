/**
 * @generated SignedSource<<fafb28357cbed63e47b715976511e002>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChannelsPage_channel$data = {
  readonly id: string;
  readonly name: string;
  readonly usage: {
    readonly candidateCount: number;
    readonly triggerCount: number;
  } | null | undefined;
  readonly " $fragmentType": "ChannelsPage_channel";
};
export type ChannelsPage_channel$key = {
  readonly " $data"?: ChannelsPage_channel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChannelsPage_channel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChannelsPage_channel",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecruitmentChannelUsage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidateCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "triggerCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecruitmentChannel",
  "abstractKey": null
};

(node as any).hash = "3d30c0782b742ef6df2d3227fbaee118";

export default node;
