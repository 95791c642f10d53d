/**
 * @generated SignedSource<<47f5fce454b4065f2e708f45b2a4be9e>>
 * @relayHash 721f2e50a0765bbce0d27744b6c8cf59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 721f2e50a0765bbce0d27744b6c8cf59

import type { ConcreteRequest } from 'relay-runtime';
export type InterviewFormCategory = "APPLICATION" | "FEEDBACK" | "OFFER_LETTER" | "OTHER" | "SALARY_OFFER";
export type FeedbackFormFieldQuery$variables = {
  category: InterviewFormCategory;
};
export type FeedbackFormFieldQuery$data = {
  readonly interviewForms: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly isActive: boolean;
      readonly name: string;
    }>;
  };
};
export type FeedbackFormFieldQuery = {
  response: FeedbackFormFieldQuery$data;
  variables: FeedbackFormFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "category"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "category",
          "variableName": "category"
        }
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "InterviewFormConnection",
  "kind": "LinkedField",
  "name": "interviewForms",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InterviewForm",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
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
    "name": "FeedbackFormFieldQuery",
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
    "name": "FeedbackFormFieldQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "721f2e50a0765bbce0d27744b6c8cf59",
    "metadata": {},
    "name": "FeedbackFormFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0a35134c41052727b6c9ae17277138a8";

export default node;
