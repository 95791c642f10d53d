/**
 * @generated SignedSource<<e90ca5f28781a9ced36f3d87b6aaacd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorStatus = "ACTIVE" | "INACTIVE" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type ConfigDialog_config$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly locationNames: ReadonlyArray<string>;
  readonly name: string;
  readonly status: VendorStatus;
  readonly user: {
    readonly fullName: string;
    readonly id: string;
    readonly userName: string;
  } | null | undefined;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "ConfigDialog_config";
};
export type ConfigDialog_config$key = {
  readonly " $data"?: ConfigDialog_config$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfigDialog_config">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfigDialog_config",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "status",
      "storageKey": null
    },
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VendorConfig",
  "abstractKey": null
};
})();

(node as any).hash = "7b8d799a5963fbfbae75ec18ac1c4c23";

export default node;
