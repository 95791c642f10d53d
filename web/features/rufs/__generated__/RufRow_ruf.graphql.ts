/**
 * @generated SignedSource<<1e19879add4aeaa99d582b44ac74d8f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RufStatus = "CANCELLED" | "DONE" | "IN_PROGRESS" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type RufRow_ruf$data = {
  readonly candidateDatabaseId: string | null | undefined;
  readonly candidateName: string | null | undefined;
  readonly createdAt: string;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly status: RufStatus;
  readonly " $fragmentType": "RufRow_ruf";
};
export type RufRow_ruf$key = {
  readonly " $data"?: RufRow_ruf$data;
  readonly " $fragmentSpreads": FragmentRefs<"RufRow_ruf">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RufRow_ruf",
  "selections": [
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
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidateDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidateName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
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
  "type": "Ruf",
  "abstractKey": null
};

(node as any).hash = "f8157200d5d082befd10dc47b7a8539d";

export default node;
