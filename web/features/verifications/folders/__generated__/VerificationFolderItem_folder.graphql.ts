/**
 * @generated SignedSource<<77cb9a3a368de5a7d333006a7da3012e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationImportType = "CSV" | "EMAIL";
import type { FragmentRefs } from "relay-runtime";
export type VerificationFolderItem_folder$data = {
  readonly canEdit: boolean;
  readonly candidateCount: number;
  readonly code: string;
  readonly createdByUserName: string;
  readonly importType: VerificationImportType;
  readonly isShared: boolean;
  readonly isSharedWithAll: boolean;
  readonly name: string;
  readonly sharedUsers: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly " $fragmentType": "VerificationFolderItem_folder";
};
export type VerificationFolderItem_folder$key = {
  readonly " $data"?: VerificationFolderItem_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerificationFolderItem_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerificationFolderItem_folder",
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
      "name": "name",
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
      "name": "isShared",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSharedWithAll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdByUserName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidateCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "sharedUsers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VerificationFolder",
  "abstractKey": null
};

(node as any).hash = "a22cf8aa8012e39741bde1b1d549ef63";

export default node;
