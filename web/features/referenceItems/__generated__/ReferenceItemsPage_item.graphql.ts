/**
 * @generated SignedSource<<eb31c20798d4967c56ac3c47c9f053ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReferenceItemsPage_item$data = {
  readonly cityCount: number | null | undefined;
  readonly code: string | null | undefined;
  readonly country: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly place: number;
  readonly " $fragmentType": "ReferenceItemsPage_item";
};
export type ReferenceItemsPage_item$key = {
  readonly " $data"?: ReferenceItemsPage_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferenceItemsPage_item">;
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
  "name": "ReferenceItemsPage_item",
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
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
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
      "name": "cityCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReferenceItem",
      "kind": "LinkedField",
      "name": "country",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ReferenceItem",
  "abstractKey": null
};
})();

(node as any).hash = "1a6abfab09e1d1566bb13c4822b570c3";

export default node;
