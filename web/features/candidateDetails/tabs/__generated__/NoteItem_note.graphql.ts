/**
 * @generated SignedSource<<d9af0e50ada26c400180e0bcd4574eb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteItem_note$data = {
  readonly author: {
    readonly fullName: string;
  } | null | undefined;
  readonly canEdit: boolean;
  readonly createdAt: string | null | undefined;
  readonly id: string;
  readonly sharedUsers: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly userName: string;
  }> | null | undefined;
  readonly text: string;
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentType": "NoteItem_note";
};
export type NoteItem_note$key = {
  readonly " $data"?: NoteItem_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteItem_note">;
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
  "name": "fullName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteItem_note",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
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
      "name": "author",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CandidateNote",
  "abstractKey": null
};
})();

(node as any).hash = "77bbfeb979249534dec25299d0e95930";

export default node;
