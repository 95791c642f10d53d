/**
 * @generated SignedSource<<fdf2004ef7ad0e0466c165751b43cabb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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

(node as any).hash = "ea4b6c3ef27de47f2e1fd734fe20bbff";

export default node;
