/**
 * @generated SignedSource<<d8976b9dca54daf56224bcaeb000934d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferKind = "OFFER_LETTER" | "SALARY_OFFER";
export type OfferState = "ACCEPTED" | "APPROVED" | "DECLINED" | "DRAFT" | "EXPIRED" | "PENDING" | "REJECTED" | "SENT" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type OfferCard_offer$data = {
  readonly answers: string;
  readonly formContents: string;
  readonly formName: string;
  readonly id: string;
  readonly isApprovalRequired: boolean;
  readonly jobTitle: string;
  readonly kind: OfferKind;
  readonly message: string;
  readonly state: OfferState;
  readonly subject: string;
  readonly validUntil: string | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"OfferReview_offer" | "SubmitDialog_offer">;
  readonly " $fragmentType": "OfferCard_offer";
};
export type OfferCard_offer$key = {
  readonly " $data"?: OfferCard_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferCard_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferCard_offer",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formContents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answers",
      "storageKey": null
    },
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
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isApprovalRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobTitle",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferReview_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubmitDialog_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "095a1af18815591069fb88235b88296a";

export default node;
