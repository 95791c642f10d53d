/**
 * @generated SignedSource<<8331bb038daae185042d908ba645f9b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateDatasPage_item$data = {
  readonly candidateCount: number | null | undefined;
  readonly color: string;
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly place: number;
  readonly " $fragmentType": "CandidateDatasPage_item";
};
export type CandidateDatasPage_item$key = {
  readonly " $data"?: CandidateDatasPage_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateDatasPage_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateDatasPage_item",
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
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidateCount",
      "storageKey": null
    }
  ],
  "type": "CandidateDataItem",
  "abstractKey": null
};

(node as any).hash = "a0a32f11d711d02dfab1d36354960b44";

export default node;
