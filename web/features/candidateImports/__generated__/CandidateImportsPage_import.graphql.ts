/**
 * @generated SignedSource<<57bc933a96df30b70e603398d7426e19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateImportKind = "CVS" | "ROWS";
export type CandidateImportStatus = "CHECKED" | "CHECKING" | "FAILED" | "IMPORTING" | "NEW" | "SUCCEEDED" | "UNDOING" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type CandidateImportsPage_import$data = {
  readonly archiveName: string | null | undefined;
  readonly completedCount: number;
  readonly createdAt: string;
  readonly createdCount: number;
  readonly databaseId: string;
  readonly existingCount: number;
  readonly failedCount: number;
  readonly fileName: string;
  readonly id: string;
  readonly kind: CandidateImportKind;
  readonly rowCount: number;
  readonly status: CandidateImportStatus;
  readonly " $fragmentType": "CandidateImportsPage_import";
};
export type CandidateImportsPage_import$key = {
  readonly " $data"?: CandidateImportsPage_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateImportsPage_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateImportsPage_import",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archiveName",
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
      "name": "rowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "existingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "CandidateImport",
  "abstractKey": null
};

(node as any).hash = "047c75348fc90eb5365d0431a96884cb";

export default node;
