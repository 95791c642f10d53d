/**
 * @generated SignedSource<<a3087eb4f61d4e06a45b16c74d0be821>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowButton_candidate$data = {
  readonly canFollow: boolean;
  readonly canUnfollow: boolean;
  readonly id: string;
  readonly isFollowed: boolean;
  readonly name: string;
  readonly " $fragmentType": "FollowButton_candidate";
};
export type FollowButton_candidate$key = {
  readonly " $data"?: FollowButton_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowButton_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowButton_candidate",
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
      "kind": "ScalarField",
      "name": "isFollowed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canFollow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUnfollow",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "c88fe3a29f17814b28ddfef824fa7e7c";

export default node;
