/**
 * @generated SignedSource<<b2b11b752459861307cef75e992c4642>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvitationResponse = "ACCEPTED" | "DECLINED" | "NEEDS_ACTION" | "TENTATIVE";
import type { FragmentRefs } from "relay-runtime";
export type InterviewRow_interview$data = {
  readonly candidate: {
    readonly databaseId: string;
  } | null | undefined;
  readonly candidateName: string;
  readonly endAt: string;
  readonly focus: ReadonlyArray<string>;
  readonly jobTitle: string;
  readonly link: string | null | undefined;
  readonly place: string | null | undefined;
  readonly response: InvitationResponse;
  readonly room: string | null | undefined;
  readonly startAt: string;
  readonly title: string;
  readonly " $fragmentType": "InterviewRow_interview";
};
export type InterviewRow_interview$key = {
  readonly " $data"?: InterviewRow_interview$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewRow_interview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InterviewRow_interview",
  "selections": [
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
      "name": "startAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "room",
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
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "response",
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
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "candidate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "focus",
      "storageKey": null
    }
  ],
  "type": "MyInterview",
  "abstractKey": null
};

(node as any).hash = "62e8b4603ccf326bf60eeb2314f912cf";

export default node;
