/**
 * @generated SignedSource<<012263eb3546813458ba1e8292dd5f29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferApprovalDecision = "APPROVED" | "DROPPED" | "REJECTED" | "SKIPPED";
export type OfferKind = "OFFER_LETTER" | "SALARY_OFFER";
export type OfferState = "ACCEPTED" | "APPROVED" | "DECLINED" | "DRAFT" | "EXPIRED" | "PENDING" | "REJECTED" | "SENT" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type OfferReview_offer$data = {
  readonly answers: string;
  readonly createdAt: string;
  readonly createdBy: {
    readonly fullName: string;
    readonly userName: string;
  } | null | undefined;
  readonly document: {
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly documentHash: string | null | undefined;
  readonly endedAt: string | null | undefined;
  readonly formContents: string;
  readonly formName: string;
  readonly id: string;
  readonly insteadOf: {
    readonly fullName: string;
    readonly userName: string;
  } | null | undefined;
  readonly kind: OfferKind;
  readonly previewUrl: string;
  readonly reason: string | null | undefined;
  readonly recipient: string | null | undefined;
  readonly rounds: ReadonlyArray<{
    readonly number: number;
    readonly steps: ReadonlyArray<{
      readonly approver: {
        readonly fullName: string;
        readonly userName: string;
      } | null | undefined;
      readonly askedAt: string | null | undefined;
      readonly comment: string | null | undefined;
      readonly decidedAt: string | null | undefined;
      readonly decidedBy: {
        readonly fullName: string;
        readonly userName: string;
      } | null | undefined;
      readonly decision: OfferApprovalDecision | null | undefined;
      readonly id: string;
    }>;
  }>;
  readonly sentAt: string | null | undefined;
  readonly state: OfferState;
  readonly stepToDecide: {
    readonly id: string;
  } | null | undefined;
  readonly validUntil: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "OfferReview_offer";
};
export type OfferReview_offer$key = {
  readonly " $data"?: OfferReview_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferReview_offer">;
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
  "name": "fullName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = [
  (v2/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferReview_offer",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "version",
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
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipient",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentHash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previewUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "File",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": (v3/*:: as any*/),
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
      "concreteType": "OfferApprovalStep",
      "kind": "LinkedField",
      "name": "stepToDecide",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "insteadOf",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferApprovalRound",
      "kind": "LinkedField",
      "name": "rounds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OfferApprovalStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "decision",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "comment",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "askedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "decidedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "approver",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "decidedBy",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "60bbc266f6f9aca383bd182362d6dbfb";

export default node;
