/**
 * @generated SignedSource<<c9613e650275e0b07e07b833cc3de13b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationFieldType = "DATE" | "NUMBER" | "TEXT";
export type VerificationImportType = "CSV" | "EMAIL" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type FolderForm_folder$data = {
  readonly canEdit: boolean;
  readonly candidateCount: number | null | undefined;
  readonly code: string;
  readonly databaseId: string;
  readonly fields: ReadonlyArray<{
    readonly displayName: string;
    readonly name: string;
    readonly type: VerificationFieldType;
  }>;
  readonly id: string;
  readonly importType: VerificationImportType;
  readonly importTypeName: string | null | undefined;
  readonly isSharedWithAll: boolean;
  readonly mailAddress: string | null | undefined;
  readonly name: string;
  readonly rules: ReadonlyArray<{
    readonly id: string;
    readonly isActive: boolean;
    readonly roleCode: string;
    readonly value: number;
  }>;
  readonly sharedUsers: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly userName: string;
  }>;
  readonly " $fragmentType": "FolderForm_folder";
};
export type FolderForm_folder$key = {
  readonly " $data"?: FolderForm_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderForm_folder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FolderForm_folder",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "code",
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
      "name": "mailAddress",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
      "concreteType": "VerificationField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VerificationFolderRule",
      "kind": "LinkedField",
      "name": "rules",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roleCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VerificationFolder",
  "abstractKey": null
};
})();

(node as any).hash = "8477dcf9fe23e4bdb8ef05168e94c280";

export default node;
