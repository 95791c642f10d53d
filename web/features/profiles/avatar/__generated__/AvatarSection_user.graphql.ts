/**
 * @generated SignedSource<<72d8f8e77a191c7945d4fb73b50ccc23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvatarSection_user$data = {
  readonly avatarUrl: string | null | undefined;
  readonly " $fragmentType": "AvatarSection_user";
};
export type AvatarSection_user$key = {
  readonly " $data"?: AvatarSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvatarSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AvatarSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "db7a3f598ece5d493822138279cebb2e";

export default node;
