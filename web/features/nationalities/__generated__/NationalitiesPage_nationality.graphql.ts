/**
 * @generated SignedSource<<15a0b01e0596b4d5e5f9b212e09af7aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NationalitiesPage_nationality$data = {
  readonly id: string;
  readonly name: string;
  readonly usage: {
    readonly candidateCount: number;
  } | null | undefined;
  readonly " $fragmentType": "NationalitiesPage_nationality";
};
export type NationalitiesPage_nationality$key = {
  readonly " $data"?: NationalitiesPage_nationality$data;
  readonly " $fragmentSpreads": FragmentRefs<"NationalitiesPage_nationality">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NationalitiesPage_nationality",
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
      "concreteType": "NationalityUsage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidateCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Nationality",
  "abstractKey": null
};

(node as any).hash = "9d39211b63e35a3e755a07a5c4a1a14e";

export default node;
