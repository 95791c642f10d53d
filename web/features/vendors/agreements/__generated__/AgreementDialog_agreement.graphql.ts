/**
 * @generated SignedSource<<16d3bf455c6b4dc9a8ba4b9dbf1b0c04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorFeeKind = "FLAT" | "OTHER" | "PERCENT";
import type { FragmentRefs } from "relay-runtime";
export type AgreementDialog_agreement$data = {
  readonly currency: string;
  readonly databaseId: string;
  readonly fee: number;
  readonly feeKind: VendorFeeKind;
  readonly firstDay: string;
  readonly guaranteeDays: number;
  readonly id: string;
  readonly jobs: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }> | null | undefined;
  readonly lastDay: string | null | undefined;
  readonly ownershipDays: number;
  readonly refundRule: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "AgreementDialog_agreement";
};
export type AgreementDialog_agreement$key = {
  readonly " $data"?: AgreementDialog_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgreementDialog_agreement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgreementDialog_agreement",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "firstDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
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
      "name": "guaranteeDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownershipDays",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "jobs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VendorAgreement",
  "abstractKey": null
};
})();

(node as any).hash = "3c38e0dbab36d04e55315aa873c03295";

export default node;
