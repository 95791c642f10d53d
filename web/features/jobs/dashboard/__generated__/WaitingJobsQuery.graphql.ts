/**
 * @generated SignedSource<<7bd78a54dfaad069967d2eb8791e4092>>
 * @relayHash 83ed8a5c367ca3d67b1095fdb00e2d84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83ed8a5c367ca3d67b1095fdb00e2d84

import type { ConcreteRequest } from 'relay-runtime';
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN";
export type WaitingJobsQuery$variables = Record<PropertyKey, never>;
export type WaitingJobsQuery$data = {
  readonly jobsWithOpenings: {
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
    "id": "83ed8a5c367ca3d67b1095fdb00e2d84",
    "metadata": {},
    "name": "WaitingJobsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c17ab5871ddb4a841d19af0e49dadc6a";

export default node;
