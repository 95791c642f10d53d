/**
 * @generated SignedSource<<c696e37f73bff7e47102f31b708cf353>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateImportKind = "CVS" | "ROWS";
export type CandidateImportStatus = "CHECKED" | "CHECKING" | "FAILED" | "IMPORTING" | "NEW" | "SUCCEEDED" | "UNDOING" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type CandidateImportPage_import$data = {
  readonly id: string;
  readonly kind: CandidateImportKind;
  readonly processedCount: number;
  readonly status: CandidateImportStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnsForm_import" | "CvsForm_import" | "ImportStatus_import">;
  readonly " $fragmentType": "CandidateImportPage_import";
};
export type CandidateImportPage_import$key = {
  readonly " $data"?: CandidateImportPage_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateImportPage_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidateImportPage_import",
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
      "name": "kind",
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
      "name": "processedCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportStatus_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ColumnsForm_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CvsForm_import"
    }
  ],
  "type": "CandidateImport",
  "abstractKey": null
};

(node as any).hash = "795a9c8fa791d6ed291292ae7323021d";

export default node;
