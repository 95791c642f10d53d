/**
 * @generated SignedSource<<c7542619acdb6abf8d6759bc4cf03425>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationImportType = "CSV" | "EMAIL" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type VerificationFolderItem_folder$data = {
  readonly canEdit: boolean;
  readonly candidateCount: number | null | undefined;
  readonly code: string;
  readonly createdBy: {
    readonly userName: string;
  } | null | undefined;
  readonly importType: VerificationImportType;
  readonly importTypeName: string | null | undefined;
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
      "name": "importTypeName",
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

(node as any).hash = "dc14306ac7dc9476a0d1ae82fb862de9";

export default node;
