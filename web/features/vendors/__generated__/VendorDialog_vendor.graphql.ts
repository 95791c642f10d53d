/**
 * @generated SignedSource<<29a1379f9c72cfe777a6102d7a645d20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorStatus = "ACTIVE" | "INACTIVE" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type VendorDialog_vendor$data = {
  readonly address: string;
  readonly databaseId: string;
  readonly emails: ReadonlyArray<{
    readonly email: string;
    readonly status: VendorStatus;
  }>;
  readonly id: string;
  readonly locationNames: ReadonlyArray<string>;
  readonly name: string;
  readonly status: VendorStatus;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "VendorDialog_vendor";
};
export type VendorDialog_vendor$key = {
  readonly " $data"?: VendorDialog_vendor$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorDialog_vendor">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorDialog_vendor",
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
      "name": "address",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VendorEmail",
      "kind": "LinkedField",
      "name": "emails",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Vendor",
  "abstractKey": null
};
})();

(node as any).hash = "39c9a47a20d583e93ab0908f77182e1b";

export default node;
