/**
 * @generated SignedSource<<1bd6ce42a0e5647ba7b5c6949422cafb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateImportOutcome = "COMPLETED" | "CREATED" | "EXISTING" | "FAILED" | "KEPT" | "LEFT" | "UNDONE" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type ImportRows_row$data = {
  readonly candidate: {
    readonly databaseId: string;
  } | null | undefined;
  readonly contact: string;
  readonly fileNames: ReadonlyArray<string>;
  readonly isDecidable: boolean;
  readonly name: string;
  readonly offeredName: string | null | undefined;
  readonly outcome: CandidateImportOutcome;
  readonly remarks: ReadonlyArray<{
    readonly message: string;
    readonly messageDetails: ReadonlyArray<{
      readonly code: string;
      readonly params: unknown;
    }>;
  }>;
  readonly row: number;
  readonly " $fragmentType": "ImportRows_row";
};
export type ImportRows_row$key = {
  readonly " $data"?: ImportRows_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportRows_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportRows_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "row",
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
      "name": "offeredName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contact",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDecidable",
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
      "concreteType": "CandidateImportRemark",
      "kind": "LinkedField",
      "name": "remarks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MessageDetail",
          "kind": "LinkedField",
          "name": "messageDetails",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "params",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidateImportRow",
  "abstractKey": null
};

(node as any).hash = "97a4e07e1c1cb37b91881747797e1779";

export default node;
