/**
 * @generated SignedSource<<d12b86b85f754b7ab8fc5b8722785bdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorStatus = "ACTIVE" | "INACTIVE" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type VendorsTab_vendor$data = {
  readonly address: string;
  readonly emails: ReadonlyArray<{
    readonly email: string;
  }>;
  readonly id: string;
  readonly locationNames: ReadonlyArray<string>;
  readonly name: string;
  readonly status: VendorStatus;
  readonly statusName: string | null | undefined;
  readonly " $fragmentType": "VendorsTab_vendor";
};
export type VendorsTab_vendor$key = {
  readonly " $data"?: VendorsTab_vendor$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorsTab_vendor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorsTab_vendor",
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
      "name": "address",
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
      "concreteType": "VendorEmail",
      "kind": "LinkedField",
      "name": "emails",
      "plural": true,
      "selections": [
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
  "type": "Vendor",
  "abstractKey": null
};

(node as any).hash = "602f02582433a91924cf905c1d4b5785";

export default node;
