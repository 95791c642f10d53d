/**
 * @generated SignedSource<<73dda5d5bf83bf76ccdf78c675936d00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationImportError = "COLUMNS" | "EMPTY" | "INTERNAL" | "UNREADABLE";
export type VerificationImportStatus = "FAILED" | "IMPORTING" | "NEW" | "OTHER" | "SUCCEEDED";
import type { FragmentRefs } from "relay-runtime";
export type RunningImports_import$data = {
  readonly blockedByPolicyCount: number | null | undefined;
  readonly error: VerificationImportError | null | undefined;
  readonly existingCount: number | null | undefined;
  readonly failedCount: number | null | undefined;
  readonly fileName: string;
  readonly folder: {
    readonly databaseId: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly isRunning: boolean;
  readonly newCount: number | null | undefined;
  readonly processedCount: number | null | undefined;
  readonly status: VerificationImportStatus;
  readonly statusName: string | null | undefined;
  readonly totalCount: number | null | undefined;
  readonly " $fragmentType": "RunningImports_import";
};
export type RunningImports_import$key = {
  readonly " $data"?: RunningImports_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunningImports_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunningImports_import",
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
      "concreteType": "VerificationFolder",
      "kind": "LinkedField",
      "name": "folder",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VerificationImport",
  "abstractKey": null
};

(node as any).hash = "0c7bc438213e3a5151de8ecb3a335cb9";

export default node;
