/**
 * @generated SignedSource<<afb696c3f00c64885525a78ea1acd947>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationImportType = "CSV" | "EMAIL" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type FolderMails_folder$data = {
  readonly databaseId: string;
  readonly importType: VerificationImportType;
  readonly mailAddress: string | null | undefined;
  readonly " $fragmentType": "FolderMails_folder";
};
export type FolderMails_folder$key = {
  readonly " $data"?: FolderMails_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderMails_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderMails_folder",
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
      "name": "importType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailAddress",
      "storageKey": null
    }
  ],
  "type": "VerificationFolder",
  "abstractKey": null
};

(node as any).hash = "7bf2c73e2a97bf5a8ba32493dbad3033";

export default node;
