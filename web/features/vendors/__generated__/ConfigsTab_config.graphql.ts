/**
 * @generated SignedSource<<26de08366e1926b68c2dbb0b90bbb38a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorStatus = "ACTIVE" | "INACTIVE" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type ConfigsTab_config$data = {
  readonly id: string;
  readonly locationNames: ReadonlyArray<string>;
  readonly name: string;
  readonly status: VendorStatus;
  readonly statusName: string | null | undefined;
  readonly user: {
    readonly email: string | null | undefined;
    readonly fullName: string;
    readonly userName: string;
  } | null | undefined;
  readonly " $fragmentType": "ConfigsTab_config";
};
export type ConfigsTab_config$key = {
  readonly " $data"?: ConfigsTab_config$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfigsTab_config">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfigsTab_config",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VendorConfig",
  "abstractKey": null
};

(node as any).hash = "45f34afc39d7401ae93c22613c2c4e58";

export default node;
