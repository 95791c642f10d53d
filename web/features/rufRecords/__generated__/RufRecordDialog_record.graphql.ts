/**
 * @generated SignedSource<<b3e7814efc7db6cd05fd8da8b27fa9b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RufRecordStatus = "CANCELLED" | "DONE" | "IN_PROGRESS" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type RufRecordDialog_record$data = {
  readonly candidateId: string | null | undefined;
  readonly candidateName: string | null | undefined;
  readonly databaseId: string;
  readonly id: string;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly status: RufRecordStatus;
  readonly " $fragmentType": "RufRecordDialog_record";
};
export type RufRecordDialog_record$key = {
  readonly " $data"?: RufRecordDialog_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RufRecordDialog_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RufRecordDialog_record",
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
      "kind": "ScalarField",
      "name": "candidateId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidateName",
      "storageKey": null
    }
  ],
  "type": "RufRecord",
  "abstractKey": null
};

(node as any).hash = "fc8e8fffd7532debd01e6bbe74a08979";

export default node;
