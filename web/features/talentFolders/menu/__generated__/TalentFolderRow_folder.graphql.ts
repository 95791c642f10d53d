/**
 * @generated SignedSource<<3726ef83b0eef9660ce8ecfe3d226ceb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TalentFolderRow_folder$data = {
  readonly canDelete: boolean;
  readonly canEdit: boolean;
  readonly canUnfollow: boolean;
  readonly databaseId: string;
  readonly isShared: boolean;
  readonly name: string;
  readonly owner: {
    readonly fullName: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TalentFolderDialog_folder" | "TalentFolderLeaveDialog_folder">;
  readonly " $fragmentType": "TalentFolderRow_folder";
};
export type TalentFolderRow_folder$key = {
  readonly " $data"?: TalentFolderRow_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalentFolderRow_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TalentFolderRow_folder",
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
      "name": "canEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUnfollow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "TalentFolderDialog_folder"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TalentFolderLeaveDialog_folder"
    }
  ],
  "type": "TalentFolder",
  "abstractKey": null
};

(node as any).hash = "d8554d2fd318ab20c7d8d7fdc0ce4737";

export default node;
