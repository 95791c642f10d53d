/**
 * @generated SignedSource<<50f6492433f545c0179e6210d236b14d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobProductDialog_product$data = {
  readonly companyDatabaseId: string;
  readonly databaseId: string;
  readonly id: string;
  readonly sort: number;
  readonly title: string;
  readonly type: {
    readonly databaseId: string;
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
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobProductDialog_product",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sort",
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

(node as any).hash = "6fdb78a0ef70099eebd9c74832becbcf";

export default node;
