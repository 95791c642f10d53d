/**
 * @generated SignedSource<<7b80f782a819b572cf3ed72201a42310>>
 * @relayHash a77846f1790cda7bce9d47c4853d7d04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a77846f1790cda7bce9d47c4853d7d04

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackRecommendation = "NO" | "STRONG_NO" | "STRONG_YES" | "YES";
export type FeedbackState = "ASKED" | "CANCELLED" | "DRAFT" | "SUBMITTED";
export type SubmitFeedbackInput = {
  answers: string;
  formVersion: number;
  recommendation?: FeedbackRecommendation | null | undefined;
  requestId: string;
  summary?: string | null | undefined;
};
export type WriteFeedbackMutation$variables = {
  input: SubmitFeedbackInput;
};
export type WriteFeedbackMutation$data = {
  readonly submitFeedback: {
    readonly sheet: {
      readonly request: {
        readonly id: string;
        readonly state: FeedbackState;
      };
    };
  } | null | undefined;
};
export type WriteFeedbackMutation = {
  response: WriteFeedbackMutation$data;
  variables: WriteFeedbackMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SubmitFeedbackPayload",
    "kind": "LinkedField",
    "name": "submitFeedback",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FeedbackSheet",
        "kind": "LinkedField",
        "name": "sheet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FeedbackRequest",
            "kind": "LinkedField",
            "name": "request",
            "plural": false,
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
                "name": "state",
                "storageKey": null
              }
            ],
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
    "name": "WriteFeedbackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WriteFeedbackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a77846f1790cda7bce9d47c4853d7d04",
    "metadata": {},
    "name": "WriteFeedbackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1075a01bea3114f71c67b0c68eff397f";

export default node;
