/**
 * @generated SignedSource<<cadc86ead02ca40d636af2f0a17081a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasskeysSection_passkeys$data = {
  readonly isOffered: boolean;
  readonly list: ReadonlyArray<{
    readonly createdAt: string;
    readonly key: string;
    readonly lastUsedAt: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PasskeysSection_passkeys";
};
export type PasskeysSection_passkeys$key = {
  readonly " $data"?: PasskeysSection_passkeys$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeysSection_passkeys">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PasskeysSection_passkeys",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOffered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "list",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Passkeys",
  "abstractKey": null
};

(node as any).hash = "dda727f0b6fa22156680003435c24a4f";

export default node;
