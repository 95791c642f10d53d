/**
 * @generated SignedSource<<f4f9d97571164ac99b445db564e046f4>>
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
  readonly job: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestDialog_request",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "VendorRequest",
  "abstractKey": null
};
})();

(node as any).hash = "bbdcaa475f7048cd3299f3d33755212b";

export default node;
