/**
 * @generated SignedSource<<aadded984d0ee62b2a3f846217320da1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportTab_vendor$data = {
  readonly id: string;
  readonly name: string;
  readonly performance: {
    readonly eligibleCount: number;
    readonly hiredCount: number;
    readonly interviewedCount: number;
    readonly medianMinutesToAnswer: number | null | undefined;
    readonly rejectedCount: number;
    readonly submittedCount: number;
    readonly waitingCount: number;
  } | null | undefined;
  readonly " $fragmentType": "ReportTab_vendor";
};
export type ReportTab_vendor$key = {
  readonly " $data"?: ReportTab_vendor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportTab_vendor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "submittedAt"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportTab_vendor",
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
      "args": [
        {
          "kind": "Variable",
          "name": "submittedAt",
          "variableName": "submittedAt"
        }
      ],
      "concreteType": "VendorPerformance",
      "kind": "LinkedField",
      "name": "performance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "submittedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eligibleCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interviewedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hiredCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejectedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianMinutesToAnswer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vendor",
  "abstractKey": null
};

(node as any).hash = "dd30e820e40ef6d31d605f9167c40901";

export default node;
