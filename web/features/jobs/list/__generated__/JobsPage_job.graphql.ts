/**
 * @generated SignedSource<<625d81f8b796526187f52e30425f94fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobApprovalStatus = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN";
export type JobHighlight = "HOT" | "NEW" | "SUGGESTED";
export type JobPriority = "HIGH" | "LOW" | "NORMAL" | "OTHER" | "URGENT";
export type JobPublicationStatus = "APPROVED" | "PENDING" | "REJECTED";
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type JobsPage_job$data = {
  readonly approvalStatus: JobApprovalStatus | null | undefined;
  readonly category: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly databaseId: string;
  readonly department: {
    readonly name: string;
  } | null | undefined;
  readonly dueDate: string | null | undefined;
  readonly highlights: ReadonlyArray<JobHighlight>;
  readonly id: string;
  readonly isArchived: boolean;
  readonly locations: ReadonlyArray<string>;
  readonly offerCount: number | null | undefined;
  readonly openDate: string | null | undefined;
  readonly openingsRemaining: number | null | undefined;
  readonly owner: {
    readonly fullName: string;
    readonly userName: string;
  } | null | undefined;
  readonly priority: JobPriority;
  readonly priorityName: string | null | undefined;
  readonly publicationStatus: JobPublicationStatus | null | undefined;
  readonly rank: {
    readonly name: string;
  } | null | undefined;
  readonly skills: ReadonlyArray<string>;
  readonly status: JobStatus;
  readonly statusName: string | null | undefined;
  readonly submittedCount: number | null | undefined;
  readonly title: string;
  readonly totalCount: number | null | undefined;
  readonly " $fragmentType": "JobsPage_job";
};
export type JobsPage_job$key = {
  readonly " $data"?: JobsPage_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobsPage_job">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobsPage_job",
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
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priorityName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "highlights",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicationStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skills",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submittedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openingsRemaining",
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
      "concreteType": "JobCategory",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobRank",
      "kind": "LinkedField",
      "name": "rank",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Department",
      "kind": "LinkedField",
      "name": "department",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
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
  "type": "Job",
  "abstractKey": null
};
})();

(node as any).hash = "f218b29d34ece58fe8d5ec3d986cc748";

export default node;
