/**
 * @generated SignedSource<<0b5afd1be53ca88232744bd516404a72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailReason = "BOUNCED" | "DEFERRED" | "NEVER_SENT" | "NO_FILE" | "NO_SERVER" | "REFUSED" | "SUPPRESSED" | "UNCLEAR" | "UNREACHABLE" | "UNSUBSCRIBED";
export type EmailState = "FAILED" | "SENDING" | "SENT" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type MessageItem_email$data = {
  readonly at: string;
  readonly attachments: ReadonlyArray<{
    readonly file: {
      readonly path: string;
    } | null | undefined;
    readonly name: string;
  }>;
  readonly author: {
    readonly fullName: string;
  } | null | undefined;
  readonly contents: string;
  readonly email: {
    readonly reason: EmailReason | null | undefined;
    readonly state: EmailState;
  } | null | undefined;
  readonly fromAddress: string;
  readonly fromName: string;
  readonly isAutomatic: boolean;
  readonly isBulk: boolean;
  readonly isReceived: boolean;
  readonly job: {
    readonly title: string;
  } | null | undefined;
  readonly quotedText: string;
  readonly subject: string;
  readonly toAddress: string;
  readonly " $fragmentType": "MessageItem_email";
};
export type MessageItem_email$key = {
  readonly " $data"?: MessageItem_email$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageItem_email">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageItem_email",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReceived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAutomatic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBulk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toAddress",
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
      "name": "contents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quotedText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateEmailFile",
      "kind": "LinkedField",
      "name": "attachments",
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
          "concreteType": "File",
          "kind": "LinkedField",
          "name": "file",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Email",
      "kind": "LinkedField",
      "name": "email",
      "plural": false,
      "selections": [
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
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidateEmail",
  "abstractKey": null
};

(node as any).hash = "c57313a9c939f024c64f77190115e4d3";

export default node;
