/**
 * @generated SignedSource<<2ec8e12b117683bfe30844546866174e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationImportError = "COLUMNS" | "EMPTY" | "INTERNAL" | "UNREADABLE";
export type VerificationImportStatus = "FAILED" | "IMPORTING" | "NEW" | "OTHER" | "SUCCEEDED";
import type { FragmentRefs } from "relay-runtime";
export type VerificationImportCard_import$data = {
  readonly blockedByPolicyCount: number | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly createdBy: {
    readonly userName: string;
  } | null | undefined;
  readonly databaseId: string;
  readonly error: VerificationImportError | null | undefined;
  readonly existingCount: number | null | undefined;
  readonly failedCount: number | null | undefined;
  readonly fileName: string;
  readonly id: string;
  readonly isRunning: boolean;
  readonly newCount: number | null | undefined;
  readonly processedCount: number | null | undefined;
  readonly rowsPerSecond: number | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly status: VerificationImportStatus;
  readonly statusName: string | null | undefined;
  readonly totalCount: number | null | undefined;
  readonly " $fragmentType": "VerificationImportCard_import";
};
export type VerificationImportCard_import$key = {
  readonly " $data"?: VerificationImportCard_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerificationImportCard_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerificationImportCard_import",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRunning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "error",
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
          "name": "userName",
          "storageKey": null
        }
      ],
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
      "kind": "ScalarField",
      "name": "startedAt",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newCount",
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
      "name": "blockedByPolicyCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsPerSecond",
      "storageKey": null
    }
  ],
  "type": "VerificationImport",
  "abstractKey": null
};

(node as any).hash = "ae969ffe7cad88ffe96b68f85678655f";

export default node;
