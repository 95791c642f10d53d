/**
 * @generated SignedSource<<deeafa7d3fa52967c510b1d3c1cc031e>>
 * @relayHash 962af28b3a80198c970f17487fe110f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 962af28b3a80198c970f17487fe110f6

import type { ConcreteRequest } from 'relay-runtime';
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN";
export type WaitingJobsQuery$variables = Record<PropertyKey, never>;
export type WaitingJobsQuery$data = {
  readonly dashboardJobs: {
    readonly nodes: ReadonlyArray<{
      readonly dueDate: string | null | undefined;
      readonly id: string;
      readonly lackCount: number;
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
            "name": "lackCount",
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
    "id": "962af28b3a80198c970f17487fe110f6",
    "metadata": {},
    "name": "WaitingJobsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51f50659d9b80b2121e73abab84bc104";

export default node;
