/**
 * @generated SignedSource<<407cd2adba75270f1387bbcd5a1fba3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorStatus = "ACTIVE" | "INACTIVE" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type ConfigsTab_config$data = {
  readonly id: string;
  readonly locationNames: ReadonlyArray<string>;
  readonly name: string;
  readonly status: VendorStatus;
  readonly statusName: string | null | undefined;
  readonly user: {
    readonly email: string | null | undefined;
    readonly fullName: string;
  } | null | undefined;
  readonly userName: string;
  readonly " $fragmentType": "ConfigsTab_config";
};
export type ConfigsTab_config$key = {
  readonly " $data"?: ConfigsTab_config$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfigsTab_config">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfigsTab_config",
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
      "name": "name",
      "storageKey": null
    },
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusName",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VendorConfig",
  "abstractKey": null
};

(node as any).hash = "ef61da87f3041c30ec32e80f156bf53b";

export default node;
