/**
 * @generated SignedSource<<de9b2613b57abf438a1873654b21e158>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TalentFolderDialog_folder$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly isSharedWithAll: boolean;
  readonly name: string;
  readonly sharedUsers: ReadonlyArray<{
    readonly fullName: string;
    readonly userName: string;
  }>;
  readonly " $fragmentType": "TalentFolderDialog_folder";
};
export type TalentFolderDialog_folder$key = {
  readonly " $data"?: TalentFolderDialog_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalentFolderDialog_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TalentFolderDialog_folder",
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
      "name": "name",
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
      "name": "sharedUsers",
      "plural": true,
      "selections": [
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
    }
  ],
  "type": "TalentFolder",
  "abstractKey": null
};

(node as any).hash = "982db3493b26f81124ec9ff25e044613";

export default node;
