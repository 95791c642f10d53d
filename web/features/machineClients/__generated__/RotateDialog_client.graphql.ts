/**
 * @generated SignedSource<<ec0516a1bfaff557179ab001f6b72a4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MachineScope = "EXPLORE" | "SCIM";
import type { FragmentRefs } from "relay-runtime";
export type RotateDialog_client$data = {
  readonly clientId: string;
  readonly id: string;
  readonly name: string;
  readonly scopes: ReadonlyArray<MachineScope>;
  readonly " $fragmentType": "RotateDialog_client";
};
export type RotateDialog_client$key = {
  readonly " $data"?: RotateDialog_client$data;
  readonly " $fragmentSpreads": FragmentRefs<"RotateDialog_client">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RotateDialog_client",
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
      "name": "clientId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    }
  ],
  "type": "MachineClient",
  "abstractKey": null
};

(node as any).hash = "021625f91039fd83faed55719ce96b8d";

export default node;
