/**
 * @generated SignedSource<<f08a8e2ba822ce638e39315234c08bdf>>
 * @relayHash 310fd8dd432dba7ac6ffb1d5f31a5257
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 310fd8dd432dba7ac6ffb1d5f31a5257

import type { ConcreteRequest } from 'relay-runtime';
export type JobRankMergeQuery$variables = {
  query?: string | null | undefined;
};
export type JobRankMergeQuery$data = {
  readonly companyJobRanks: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type JobRankMergeQuery = {
  response: JobRankMergeQuery$data;
  variables: JobRankMergeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
  "concreteType": "JobRankConnection",
  "kind": "LinkedField",
  "name": "companyJobRanks",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JobRank",
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
    "name": "JobRankMergeQuery",
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
    "name": "JobRankMergeQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "310fd8dd432dba7ac6ffb1d5f31a5257",
    "metadata": {},
    "name": "JobRankMergeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7feb91046b29bd0e6e381a8e0b6d0d93";

export default node;
