/**
 * @generated SignedSource<<329b6a51893e629e807b68579a15707a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReferenceDialog_item$data = {
  readonly code: string | null | undefined;
  readonly country: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly databaseId: string;
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly place: number;
  readonly " $fragmentType": "ReferenceDialog_item";
};
export type ReferenceDialog_item$key = {
  readonly " $data"?: ReferenceDialog_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferenceDialog_item">;
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
  "metadata": null,
  "name": "ReferenceDialog_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
      "concreteType": "ReferenceItem",
      "kind": "LinkedField",
      "name": "country",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ReferenceItem",
  "abstractKey": null
};
})();

(node as any).hash = "a7f2bbd1efd5ee5c3382407f26d4cff0";

export default node;
