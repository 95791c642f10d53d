/**
 * @generated SignedSource<<314e4502d6f5c92c8787182c2f2db08e>>
 * @relayHash 70ba60e553fd46a7e6358475f2d33fb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70ba60e553fd46a7e6358475f2d33fb9

import type { ConcreteRequest } from 'relay-runtime';
export type CandidateDataKind = "CANDIDATE_STATUS" | "LABEL";
export type CandidateDataItemFilter = {
  kind?: CandidateDataKind | null | undefined;
};
export type CandidateDataMergeQuery$variables = {
  filter: CandidateDataItemFilter;
  query?: string | null | undefined;
};
export type CandidateDataMergeQuery$data = {
  readonly candidateDataItems: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type CandidateDataMergeQuery = {
  response: CandidateDataMergeQuery$data;
  variables: CandidateDataMergeQuery$variables;
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
  "concreteType": "CandidateDataItemConnection",
  "kind": "LinkedField",
  "name": "candidateDataItems",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateDataItem",
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
    "name": "CandidateDataMergeQuery",
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
    "name": "CandidateDataMergeQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "70ba60e553fd46a7e6358475f2d33fb9",
    "metadata": {},
    "name": "CandidateDataMergeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc6ffb406e174a29867b6d29fe927435";

export default node;
