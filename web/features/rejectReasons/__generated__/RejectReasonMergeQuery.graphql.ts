/**
 * @generated SignedSource<<2092ca38ea4d00ce584bab13a86a8a3e>>
 * @relayHash 4109e943f2451e104204aad01066b6c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4109e943f2451e104204aad01066b6c8

import type { ConcreteRequest } from 'relay-runtime';
export type RejectReasonMergeQuery$variables = {
  query?: string | null | undefined;
};
export type RejectReasonMergeQuery$data = {
  readonly rejectReasons: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type RejectReasonMergeQuery = {
  response: RejectReasonMergeQuery$data;
  variables: RejectReasonMergeQuery$variables;
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
  "concreteType": "RejectReasonConnection",
  "kind": "LinkedField",
  "name": "rejectReasons",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RejectReason",
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
    "name": "RejectReasonMergeQuery",
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
    "name": "RejectReasonMergeQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "4109e943f2451e104204aad01066b6c8",
    "metadata": {},
    "name": "RejectReasonMergeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4cbf094be7399d416ce855c215125ea2";

export default node;
