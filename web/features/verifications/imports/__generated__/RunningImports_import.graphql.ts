/**
 * @generated SignedSource<<e596ef530a520bb7511224280f3e22e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationImportError = "COLUMNS" | "EMPTY" | "INTERNAL" | "UNREADABLE";
export type VerificationImportStatus = "FAILED" | "IMPORTING" | "NEW" | "SUCCEED";
import type { FragmentRefs } from "relay-runtime";
export type RunningImports_import$data = {
  readonly error: VerificationImportError | null | undefined;
  readonly existedCount: number;
  readonly failedCount: number;
  readonly fileName: string;
  readonly folder: {
    readonly databaseId: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly isRunning: boolean;
  readonly newCount: number;
  readonly policyFailureCount: number;
  readonly processedCount: number;
  readonly status: VerificationImportStatus;
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
      "name": "existedCount",
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
      "name": "policyFailureCount",
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

(node as any).hash = "bc18d1f3ca63e817e8f9d1aa920baa2a";

export default node;
