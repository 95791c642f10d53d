/**
 * @generated SignedSource<<1b9fc37e7ba1449688eac5f0b7974c1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateImportStatus = "CHECKED" | "CHECKING" | "FAILED" | "IMPORTING" | "NEW" | "SUCCEEDED" | "UNDOING" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type CandidateImportPage_import$data = {
  readonly id: string;
  readonly processedCount: number;
  readonly status: CandidateImportStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnsForm_import" | "ImportStatus_import">;
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
    }
  ],
  "type": "CandidateImport",
  "abstractKey": null
};

(node as any).hash = "dca19ad94104c2f26db18a2ce7197b6f";

export default node;
