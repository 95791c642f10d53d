/**
 * @generated SignedSource<<2f3780249758d5600b13f0691f753d43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "APPLICATION_ERASURE_ASKED" | "APPLICATION_RECEIVED" | "APPLICATION_WITHDRAWN" | "CANDIDATE_ASSIGNED" | "CANDIDATE_MAIL_FAILED" | "CANDIDATE_MOVED" | "CANDIDATE_REJECTED" | "CANDIDATE_REPLIED" | "CANDIDATE_STATUS_CHANGED" | "CANDIDATE_TO_FOLLOW" | "CVS_READ" | "DPS_TASK_ASSIGNED" | "FEEDBACK_ASKED" | "FOLDER_SHARED" | "IMPORT_FAILED" | "IMPORT_SUCCEEDED" | "INTERVIEW_BOOKED" | "INTERVIEW_CANCELLED" | "INTERVIEW_DECLINED" | "INTERVIEW_MOVED" | "INTERVIEW_PLANNED" | "INTERVIEW_SOON" | "JOB_APPROVAL_ASKED" | "JOB_APPROVAL_REFUSED" | "JOB_APPROVED" | "JOB_PUBLICATION_REFUSED" | "JOB_PUBLISHED" | "JOB_TEAM_JOINED" | "MAIL_FITS_NOBODY" | "NOTE_SHARED" | "OFFER_ACCEPTED" | "OFFER_APPROVAL_ASKED" | "OFFER_APPROVED" | "OFFER_DECLINED" | "OFFER_EXPIRED" | "OFFER_LOCKED" | "OFFER_REFUSED" | "OTHER" | "STATUS_ENTERED" | "SUBMISSION_HIRED" | "SUBMISSION_INTERVIEWING" | "SUBMISSION_IN_REVIEW" | "SUBMISSION_NOT_ELIGIBLE" | "SUBMISSION_RECEIVED" | "SUBMISSION_REFUSED" | "SUBMISSION_REJECTED" | "SUBMISSION_UNREADABLE";
import type { FragmentRefs } from "relay-runtime";
export type NotificationRow_notification$data = {
  readonly actor: {
    readonly fullName: string;
    readonly userName: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly isRead: boolean;
  readonly kind: NotificationKind;
  readonly kindName: string | null | undefined;
  readonly params: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly path: string | null | undefined;
  readonly " $fragmentType": "NotificationRow_notification";
};
export type NotificationRow_notification$key = {
  readonly " $data"?: NotificationRow_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationRow_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationRow_notification",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kindName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
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
      "concreteType": "NotificationParam",
      "kind": "LinkedField",
      "name": "params",
      "plural": true,
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
          "name": "value",
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
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
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
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "1a8c06d5809e172ee4f75b51572375c1";

export default node;
