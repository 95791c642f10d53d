/**
 * @generated SignedSource<<ccf347836b441eedae363ee35230f322>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorRequestStatus = "OTHER" | "PUBLISHED" | "UNPUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type RequestsPage_request$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly locationNames: ReadonlyArray<string>;
  readonly status: VendorRequestStatus;
  readonly statusName: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "RequestsPage_request";
};
export type RequestsPage_request$key = {
  readonly " $data"?: RequestsPage_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestsPage_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestsPage_request",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationNames",
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
      "name": "statusName",
      "storageKey": null
    }
  ],
  "type": "VendorRequest",
  "abstractKey": null
};

(node as any).hash = "6cde34baf45cc9f00935dadfea52041a";

export default node;
