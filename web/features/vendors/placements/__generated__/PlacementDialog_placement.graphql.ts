/**
 * @generated SignedSource<<a986ae799ff89b1d12dec5667efff541>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorFeeKind = "FLAT" | "OTHER" | "PERCENT";
export type VendorPlacementSettlement = "OTHER" | "PAID" | "REFUNDED";
import type { FragmentRefs } from "relay-runtime";
export type PlacementDialog_placement$data = {
  readonly candidateName: string;
  readonly currency: string | null | undefined;
  readonly databaseId: string;
  readonly feeKind: VendorFeeKind | null | undefined;
  readonly feeKindName: string | null | undefined;
  readonly feeRate: number | null | undefined;
  readonly firstDay: string | null | undefined;
  readonly fixedFee: number | null | undefined;
  readonly id: string;
  readonly isEntitled: boolean;
  readonly note: string | null | undefined;
  readonly refundRule: string | null | undefined;
  readonly salary: number | null | undefined;
  readonly settlement: VendorPlacementSettlement | null | undefined;
  readonly vendorName: string;
  readonly version: number;
  readonly " $fragmentType": "PlacementDialog_placement";
};
export type PlacementDialog_placement$key = {
  readonly " $data"?: PlacementDialog_placement$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacementDialog_placement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlacementDialog_placement",
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
      "name": "candidateName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeKind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeKindName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feeRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixedFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settlement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundRule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEntitled",
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
  "type": "VendorPlacement",
  "abstractKey": null
};

(node as any).hash = "7bfcc2197a8a49a0c8664b9969f22bfa";

export default node;
