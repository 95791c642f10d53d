/**
 * @generated SignedSource<<c3b107391e096e465790b06559dc19f7>>
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

(node as any).hash = "cf4cc687db5c39e18c0717fdcfd80094";

export default node;
