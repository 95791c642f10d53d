/**
 * @generated SignedSource<<3dd2779d4e9987a1050729ad6685846f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewState = "CANCELLED" | "CONFIRMED" | "DONE" | "INVITED" | "NO_SHOW" | "PLANNED";
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type CurrentJobs_candidate$data = {
  readonly jobs: ReadonlyArray<{
    readonly job: {
      readonly databaseId: string;
      readonly id: string;
      readonly status: JobStatus;
      readonly title: string;
    } | null | undefined;
    readonly jobCandidate: {
      readonly daysInStage: number;
      readonly interviews: ReadonlyArray<{
        readonly databaseId: string;
        readonly startsAt: string;
        readonly state: InterviewState;
        readonly title: string;
      }> | null | undefined;
      readonly isRejected: boolean;
      readonly stage: {
        readonly color: string;
        readonly name: string;
      } | null | undefined;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "CurrentJobs_candidate";
};
export type CurrentJobs_candidate$key = {
  readonly " $data"?: CurrentJobs_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentJobs_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
  "name": "CurrentJobs_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateJob",
      "kind": "LinkedField",
      "name": "jobs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "JobCandidate",
          "kind": "LinkedField",
          "name": "jobCandidate",
          "plural": false,
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
              "kind": "ScalarField",
              "name": "daysInStage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkflowStep",
              "kind": "LinkedField",
              "name": "stage",
              "plural": false,
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
                  "name": "color",
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
                (v0/*:: as any*/),
                (v1/*:: as any*/),
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
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "4682da31c7f9a5e5131a28a2b3f86f54";

export default node;
