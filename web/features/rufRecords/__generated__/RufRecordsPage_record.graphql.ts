/**
 * @generated SignedSource<<ac08b820dba14898fa7005985477043c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RufRecordStatus = "CANCELLED" | "DONE" | "IN_PROGRESS" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type RufRecordsPage_record$data = {
  readonly candidate: {
    readonly databaseId: string;
  } | null | undefined;
  readonly candidateName: string | null | undefined;
  readonly createdAt: string;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly status: RufRecordStatus;
  readonly " $fragmentType": "RufRecordsPage_record";
};
export type RufRecordsPage_record$key = {
  readonly " $data"?: RufRecordsPage_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RufRecordsPage_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RufRecordsPage_record",
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
      "name": "note",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RufRecord",
  "abstractKey": null
};

(node as any).hash = "08d2200ce7e027babeed702337a83c63";

export default node;
