/**
 * @generated SignedSource<<9dd76b98d9ad4164cc3a2574ce263ae0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppVersionsPage_version$data = {
  readonly appId: string;
  readonly canManage: boolean;
  readonly id: string;
  readonly isUpdateRequired: boolean;
  readonly version: string;
  readonly " $fragmentType": "AppVersionsPage_version";
};
export type AppVersionsPage_version$key = {
  readonly " $data"?: AppVersionsPage_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppVersionsPage_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppVersionsPage_version",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canManage",
      "storageKey": null
    }
  ],
  "type": "AppVersion",
  "abstractKey": null
};

(node as any).hash = "76d22148fdd919b1c523fc45be9aba28";

export default node;
