/**
 * @generated SignedSource<<ccf9664d135ee93612b3a591b7b98fb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StageItemsPage_item$data = {
  readonly color: string | null | undefined;
  readonly group: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly isBuiltIn: boolean;
  readonly isEnd: boolean;
  readonly key: string | null | undefined;
  readonly name: string;
  readonly place: number;
  readonly useCount: number | null | undefined;
  readonly " $fragmentType": "StageItemsPage_item";
};
export type StageItemsPage_item$key = {
  readonly " $data"?: StageItemsPage_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageItemsPage_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StageItemsPage_item",
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
      "name": "key",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBuiltIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StageItem",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StageItem",
  "abstractKey": null
};
})();

(node as any).hash = "a365ff40f2b3fd60375fede12eb08c28";

export default node;
