/**
 * @generated SignedSource<<5eb7d33744988fe0d7c2eaf00c27ec5f>>
 * @relayHash f6d319fb61351e4135c0901f746ce250
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6d319fb61351e4135c0901f746ce250

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackFormFieldQuery$variables = {
  category: number;
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
v1 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FeedbackFormFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FeedbackFormFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f6d319fb61351e4135c0901f746ce250",
    "metadata": {},
    "name": "FeedbackFormFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2d5ce9d921e2d1b0ae3b6391a2cdc312";

export default node;
