/**
 * @generated SignedSource<<42cd85796fded23a39b0b08f0334e0fc>>
 * @relayHash 8157f1afc09c307a118fb87e0a5cba68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8157f1afc09c307a118fb87e0a5cba68

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackDueQuery$variables = {
  count: number;
};
export type FeedbackDueQuery$data = {
  readonly myFeedbackDue: {
    readonly nodes: ReadonlyArray<{
      readonly askedAt: string;
      readonly candidateName: string;
      readonly databaseId: string;
      readonly dueAt: string | null | undefined;
      readonly id: string;
      readonly isBegun: boolean;
      readonly jobTitle: string;
    }>;
    readonly totalCount: number;
  };
};
export type FeedbackDueQuery = {
  response: FeedbackDueQuery$data;
  variables: FeedbackDueQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "count"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "count"
    }
  ],
  "concreteType": "OwedFeedbackConnection",
  "kind": "LinkedField",
  "name": "myFeedbackDue",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwedFeedback",
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
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidateName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBegun",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
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
    "name": "FeedbackDueQuery",
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
    "name": "FeedbackDueQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "8157f1afc09c307a118fb87e0a5cba68",
    "metadata": {},
    "name": "FeedbackDueQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "34e161853170ae4ebe4b109fdfbd06a7";

export default node;
