/**
 * @generated SignedSource<<210d1ff9baeda9efcecbab0111776462>>
 * @relayHash b032171f95407bf08e51a1539bc9b98a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b032171f95407bf08e51a1539bc9b98a

import type { ConcreteRequest } from 'relay-runtime';
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN" | "OTHER";
export type WaitingJobsQuery$variables = Record<PropertyKey, never>;
export type WaitingJobsQuery$data = {
  readonly jobsWithOpenings: {
    readonly nodes: ReadonlyArray<{
      readonly dueDate: string | null | undefined;
      readonly id: string;
      readonly openingsRemaining: number | null | undefined;
      readonly status: JobStatus;
      readonly statusName: string | null | undefined;
      readonly title: string;
      readonly totalCount: number | null | undefined;
    }>;
    readonly totalCount: number;
  };
};
export type WaitingJobsQuery = {
  response: WaitingJobsQuery$data;
  variables: WaitingJobsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 5
    }
  ],
  "concreteType": "JobConnection",
  "kind": "LinkedField",
  "name": "jobsWithOpenings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
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
          "name": "openingsRemaining",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "storageKey": "jobsWithOpenings(first:5)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WaitingJobsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v1/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WaitingJobsQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "b032171f95407bf08e51a1539bc9b98a",
    "metadata": {},
    "name": "WaitingJobsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2bd508f3c1cfac61090c75467bc06e81";

export default node;
