/**
 * @generated SignedSource<<eb32d065b53a1c67c2e57937121228d7>>
 * @relayHash 71f7d1eedccaa027d07d30b32d3f6b42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71f7d1eedccaa027d07d30b32d3f6b42

import type { ConcreteRequest } from 'relay-runtime';
export type JobDataKind = "EXPERIENCE_LEVEL" | "INDUSTRY" | "INTERVIEW_ROUND" | "JOB_FUNCTION" | "JOB_TYPE" | "SALARY_CURRENCY" | "SALARY_TYPE";
export type JobDataItemFilter = {
  kind?: JobDataKind | null | undefined;
};
export type JobDataMergeQuery$variables = {
  filter: JobDataItemFilter;
  query?: string | null | undefined;
};
export type JobDataMergeQuery$data = {
  readonly jobDataItems: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type JobDataMergeQuery = {
  response: JobDataMergeQuery$data;
  variables: JobDataMergeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    },
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    }
  ],
  "concreteType": "JobDataItemConnection",
  "kind": "LinkedField",
  "name": "jobDataItems",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JobDataItem",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JobDataMergeQuery",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobDataMergeQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "71f7d1eedccaa027d07d30b32d3f6b42",
    "metadata": {},
    "name": "JobDataMergeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c65cbc9909c91310276ea3b4760391e2";

export default node;
