/**
 * @generated SignedSource<<6329bcc8be9b2022f8d3985765201983>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorRequestStatus = "OTHER" | "PUBLISHED" | "UNPUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type RequestDialog_request$data = {
  readonly databaseId: string;
  readonly description: string;
  readonly id: string;
  readonly locationNames: ReadonlyArray<string>;
  readonly mail: {
    readonly contents: string;
    readonly recipients: ReadonlyArray<string>;
    readonly subject: string;
  } | null | undefined;
  readonly status: VendorRequestStatus;
  readonly title: string;
  readonly vendorEmails: ReadonlyArray<string>;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "RequestDialog_request";
};
export type RequestDialog_request$key = {
  readonly " $data"?: RequestDialog_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestDialog_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestDialog_request",
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
      "name": "description",
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
      "name": "vendorEmails",
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
      "concreteType": "VendorRequestMail",
      "kind": "LinkedField",
      "name": "mail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipients",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VendorRequest",
  "abstractKey": null
};

(node as any).hash = "e32a154fa274ad0346f3795600f40c12";

export default node;
