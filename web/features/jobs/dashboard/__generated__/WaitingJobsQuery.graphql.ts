/**
 * @generated SignedSource<<3843306c59e9602e2ec92b240b633298>>
 * @relayHash f2018e991d52741a783021c09d491808
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2018e991d52741a783021c09d491808

import type { ConcreteRequest } from 'relay-runtime';
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN";
export type WaitingJobsQuery$variables = Record<PropertyKey, never>;
export type WaitingJobsQuery$data = {
  readonly dashboardJobs: {
    readonly nodes: ReadonlyArray<{
      readonly dueDate: string | null | undefined;
      readonly id: string;
      readonly openingsRemaining: number;
      readonly status: JobStatus;
      readonly title: string;
      readonly totalCount: number;
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
v1 = [
  {
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
    "name": "dashboardJobs",
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
    "storageKey": "dashboardJobs(first:5)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WaitingJobsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WaitingJobsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f2018e991d52741a783021c09d491808",
    "metadata": {},
    "name": "WaitingJobsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4b9b018168913fe0e1249fec969f7a9b";

export default node;
