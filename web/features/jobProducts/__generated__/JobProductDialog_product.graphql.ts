/**
 * @generated SignedSource<<c5c3cacdf11195acf12e618efadd81e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobProductDialog_product$data = {
  readonly company: {
    readonly databaseId: string;
  } | null | undefined;
  readonly databaseId: string;
  readonly id: string;
  readonly position: number;
  readonly title: string;
  readonly type: {
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "JobProductDialog_product";
};
export type JobProductDialog_product$key = {
  readonly " $data"?: JobProductDialog_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobProductDialog_product">;
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
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobProductDialog_product",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobProductType",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobProduct",
  "abstractKey": null
};
})();

(node as any).hash = "e7754d5ea09c879ff4f781935dbff231";

export default node;
