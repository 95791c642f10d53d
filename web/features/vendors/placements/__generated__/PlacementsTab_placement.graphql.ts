/**
 * @generated SignedSource<<3407b707ce45ccc5e9ddd9639edf2501>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorPlacementState = "DUE" | "EXPECTED" | "NO_FEE" | "OTHER" | "PAID" | "REFUNDED";
import type { FragmentRefs } from "relay-runtime";
export type PlacementsTab_placement$data = {
  readonly candidate: {
    readonly databaseId: string;
  } | null | undefined;
  readonly candidateName: string;
  readonly currency: string | null | undefined;
  readonly fee: number | null | undefined;
  readonly firstDay: string | null | undefined;
  readonly guaranteeUntil: string | null | undefined;
  readonly hiredAt: string;
  readonly id: string;
  readonly jobTitle: string;
  readonly state: VendorPlacementState;
  readonly stateName: string | null | undefined;
  readonly vendorName: string;
  readonly " $fragmentType": "PlacementsTab_placement";
};
export type PlacementsTab_placement$key = {
  readonly " $data"?: PlacementsTab_placement$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacementsTab_placement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlacementsTab_placement",
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
      "name": "vendorName",
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
      "name": "jobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hiredAt",
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
      "name": "fee",
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
      "name": "guaranteeUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "candidate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VendorPlacement",
  "abstractKey": null
};

(node as any).hash = "4da0d032c1b4eb2119600ee1efb9285f";

export default node;
