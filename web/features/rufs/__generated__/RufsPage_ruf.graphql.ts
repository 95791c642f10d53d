/**
 * @generated SignedSource<<66f1a8411c2846475407f0bc211645af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RufStatus = "CANCELLED" | "DONE" | "IN_PROGRESS" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type RufsPage_ruf$data = {
  readonly candidateDatabaseId: string | null | undefined;
  readonly candidateName: string | null | undefined;
  readonly createdAt: string;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly status: RufStatus;
  readonly " $fragmentType": "RufsPage_ruf";
};
export type RufsPage_ruf$key = {
  readonly " $data"?: RufsPage_ruf$data;
  readonly " $fragmentSpreads": FragmentRefs<"RufsPage_ruf">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RufsPage_ruf",
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

(node as any).hash = "181c6319febfd0f4cb86818ffbef1a06";

export default node;
