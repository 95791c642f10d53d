/**
 * @generated SignedSource<<52eeeeb98cae7ac4cee94b29b9da9b38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppVersionDialog_version$data = {
  readonly appId: string;
  readonly databaseId: string;
  readonly id: string;
  readonly isUpdateRequired: boolean;
  readonly version: string;
  readonly " $fragmentType": "AppVersionDialog_version";
};
export type AppVersionDialog_version$key = {
  readonly " $data"?: AppVersionDialog_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppVersionDialog_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppVersionDialog_version",
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
      "name": "appId",
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
      "kind": "ScalarField",
      "name": "isUpdateRequired",
      "storageKey": null
    }
  ],
  "type": "AppVersion",
  "abstractKey": null
};

(node as any).hash = "c1be01802ee79d7a7e087f5419291e4d";

export default node;
