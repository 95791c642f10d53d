/**
 * @generated SignedSource<<9619eeeecc7f4aa142c3c0d55ba7cd6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type JobsTab_candidate$data = {
  readonly canAddToJob: boolean;
  readonly databaseId: string;
  readonly id: string;
  readonly jobs: ReadonlyArray<{
    readonly addedAt: string;
    readonly addedBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly job: {
      readonly databaseId: string;
      readonly department: {
        readonly name: string;
      } | null | undefined;
      readonly id: string;
      readonly status: JobStatus;
      readonly statusName: string | null | undefined;
      readonly title: string;
    } | null | undefined;
    readonly jobCandidate: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobInterviews_place" | "JobStage_place">;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "JobsTab_candidate";
};
export type JobsTab_candidate$key = {
  readonly " $data"?: JobsTab_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobsTab_candidate">;
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
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobsTab_candidate",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canAddToJob",
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "addedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "addedBy",
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
          "concreteType": "JobCandidate",
          "kind": "LinkedField",
          "name": "jobCandidate",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "JobStage_place"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "JobInterviews_place"
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
            (v1/*:: as any*/),
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
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statusName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Department",
              "kind": "LinkedField",
              "name": "department",
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

(node as any).hash = "b7fe97293d6d40f15d3bb84464d4d1b2";

export default node;
