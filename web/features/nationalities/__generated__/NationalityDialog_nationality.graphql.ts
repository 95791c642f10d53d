/**
 * @generated SignedSource<<4d762d2876f6a9f59004b4091e973467>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NationalityDialog_nationality$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "NationalityDialog_nationality";
};
export type NationalityDialog_nationality$key = {
  readonly " $data"?: NationalityDialog_nationality$data;
  readonly " $fragmentSpreads": FragmentRefs<"NationalityDialog_nationality">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NationalityDialog_nationality",
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
    }
  ],
  "type": "Nationality",
  "abstractKey": null
};

(node as any).hash = "ef26770f15c98345287e62c0474966cb";

export default node;
