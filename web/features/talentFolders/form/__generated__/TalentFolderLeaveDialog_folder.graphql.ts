/**
 * @generated SignedSource<<1512f813ed5f4441641814bf568e857d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TalentFolderLeaveDialog_folder$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly isShared: boolean;
  readonly name: string;
  readonly " $fragmentType": "TalentFolderLeaveDialog_folder";
};
export type TalentFolderLeaveDialog_folder$key = {
  readonly " $data"?: TalentFolderLeaveDialog_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalentFolderLeaveDialog_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TalentFolderLeaveDialog_folder",
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
      "name": "isShared",
      "storageKey": null
    }
  ],
  "type": "TalentFolder",
  "abstractKey": null
};

(node as any).hash = "7c112f88d8192307b7a1505881297ac6";

export default node;
