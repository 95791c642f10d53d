/**
 * @generated SignedSource<<2075099e1aed714575c165e928d49b8a>>
 * @relayHash f553cebef3298ade07046b3981dffd2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f553cebef3298ade07046b3981dffd2a

import type { ConcreteRequest } from 'relay-runtime';
export type AskFeedbackDialogQuery$variables = Record<PropertyKey, never>;
export type AskFeedbackDialogQuery$data = {
  readonly interviewForms: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly isActive: boolean;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type AskFeedbackDialogQuery = {
  response: AskFeedbackDialogQuery$data;
  variables: AskFeedbackDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "category": "FEEDBACK"
      }
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
  "storageKey": "interviewForms(filter:{\"category\":\"FEEDBACK\"},first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AskFeedbackDialogQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v0/*:: as any*/),
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AskFeedbackDialogQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "f553cebef3298ade07046b3981dffd2a",
    "metadata": {},
    "name": "AskFeedbackDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a6b0bbea8fef8927f167f7f71738ce48";

export default node;
