/**
 * @generated SignedSource<<24b872748d13632d222a94c2d8f899dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RufStatus = "CANCELLED" | "DONE" | "IN_PROGRESS" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type RufDialog_ruf$data = {
  readonly candidateId: string | null | undefined;
  readonly candidateName: string | null | undefined;
  readonly databaseId: string;
  readonly id: string;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly status: RufStatus;
  readonly " $fragmentType": "RufDialog_ruf";
};
export type RufDialog_ruf$key = {
  readonly " $data"?: RufDialog_ruf$data;
  readonly " $fragmentSpreads": FragmentRefs<"RufDialog_ruf">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RufDialog_ruf",
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
      "name": "candidateId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidateName",
      "storageKey": null
    }
  ],
  "type": "Ruf",
  "abstractKey": null
};

(node as any).hash = "7254b6ef9b43fa13ae0ba628a6cd356c";

export default node;
