/**
 * @generated SignedSource<<f0bd0f64506a78e5ea9c463d964a033b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MachineScope = "EXPLORE" | "SCIM";
import type { FragmentRefs } from "relay-runtime";
export type MachineClientDialog_client$data = {
  readonly databaseId: string;
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly permissions: ReadonlyArray<string>;
  readonly scopes: ReadonlyArray<MachineScope>;
  readonly version: number;
  readonly " $fragmentType": "MachineClientDialog_client";
};
export type MachineClientDialog_client$key = {
  readonly " $data"?: MachineClientDialog_client$data;
  readonly " $fragmentSpreads": FragmentRefs<"MachineClientDialog_client">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MachineClientDialog_client",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "MachineClient",
  "abstractKey": null
};

(node as any).hash = "af8738358f1629830663dc1d6edc3c8f";

export default node;
