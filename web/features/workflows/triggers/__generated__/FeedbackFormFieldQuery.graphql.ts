/**
 * @generated SignedSource<<a3ba51ddfa5d1e3ac19b19bc3d8ddc24>>
 * @relayHash 75ea195926b8e601a1c7927caf21abcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75ea195926b8e601a1c7927caf21abcd

import type { ConcreteRequest } from 'relay-runtime';
export type InterviewFormCategory = "FEEDBACK" | "OFFER_LETTER" | "OTHER" | "SALARY_OFFER";
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
      "kind": "Variable",
      "name": "category",
      "variableName": "category"
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
    "id": "75ea195926b8e601a1c7927caf21abcd",
    "metadata": {},
    "name": "FeedbackFormFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c137fbfe273f81c85ce54e70f476ca79";

export default node;
