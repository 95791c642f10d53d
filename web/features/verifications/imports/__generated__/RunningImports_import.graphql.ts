/**
 * @generated SignedSource<<728fcf2eea300c298204741ded34529f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationImportError = "COLUMNS" | "EMPTY" | "INTERNAL" | "UNREADABLE";
export type VerificationImportStatus = "FAILED" | "IMPORTING" | "NEW" | "SUCCEEDED";
import type { FragmentRefs } from "relay-runtime";
export type RunningImports_import$data = {
  readonly blockedByPolicyCount: number;
  readonly error: VerificationImportError | null | undefined;
  readonly existingCount: number;
  readonly failedCount: number;
  readonly fileName: string;
  readonly folder: {
    readonly databaseId: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly isRunning: boolean;
  readonly newCount: number;
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

(node as any).hash = "1497e4098c02e1f4ea7764875e3c5c80";

export default node;
