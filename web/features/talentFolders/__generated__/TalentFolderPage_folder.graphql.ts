/**
 * @generated SignedSource<<c210f2edc7b44730a69c332401faaa19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TalentFolderPage_folder$data = {
  readonly isShared: boolean;
  readonly isSharedWithAll: boolean;
  readonly name: string;
  readonly owner: {
    readonly fullName: string;
  } | null | undefined;
  readonly ownerUserName: string;
  readonly sharedUsers: ReadonlyArray<{
    readonly fullName: string;
    readonly userName: string;
  }>;
  readonly " $fragmentType": "TalentFolderPage_folder";
};
export type TalentFolderPage_folder$key = {
  readonly " $data"?: TalentFolderPage_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalentFolderPage_folder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TalentFolderPage_folder",
  "selections": [
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
      "name": "isSharedWithAll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerUserName",
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
        (v0/*:: as any*/)
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "TalentFolder",
  "abstractKey": null
};
})();

(node as any).hash = "0369ed1605905af4c5c5d67e60b113ab";

export default node;
