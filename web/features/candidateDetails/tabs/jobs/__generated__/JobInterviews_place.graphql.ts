/**
 * @generated SignedSource<<aacc8b52bc0cc46bca9eea71d94df7e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewState = "CANCELLED" | "CONFIRMED" | "DONE" | "INVITED" | "NO_SHOW" | "PLANNED";
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type JobInterviews_place$data = {
  readonly candidate: {
    readonly databaseId: string;
  } | null | undefined;
  readonly interviews: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly startsAt: string;
    readonly state: InterviewState;
    readonly title: string;
  }> | null | undefined;
  readonly isRejected: boolean;
  readonly job: {
    readonly databaseId: string;
    readonly status: JobStatus;
  } | null | undefined;
  readonly " $fragmentType": "JobInterviews_place";
};
export type JobInterviews_place$key = {
  readonly " $data"?: JobInterviews_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobInterviews_place">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobInterviews_place",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRejected",
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
        (v0/*:: as any*/)
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Interview",
      "kind": "LinkedField",
      "name": "interviews",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobCandidate",
  "abstractKey": null
};
})();

(node as any).hash = "69cc9e8b91160bdc8ba80123ccd9c562";

export default node;
