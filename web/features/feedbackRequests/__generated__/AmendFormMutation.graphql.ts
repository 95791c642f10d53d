/**
 * @generated SignedSource<<67cb1edf876d6a5464728cf034578121>>
 * @relayHash 34118ade83493500875151cbfa7718e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34118ade83493500875151cbfa7718e9

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackRecommendation = "NO" | "STRONG_NO" | "STRONG_YES" | "YES";
export type FeedbackState = "ASKED" | "CANCELLED" | "DRAFT" | "SUBMITTED";
export type AmendFeedbackInput = {
  answers: string;
  formVersion: number;
  reason: string;
  recommendation?: FeedbackRecommendation | null | undefined;
  requestId: string;
  revision: number;
  summary?: string | null | undefined;
};
export type AmendFormMutation$variables = {
  input: AmendFeedbackInput;
};
export type AmendFormMutation$data = {
  readonly amendFeedback: {
    readonly sheet: {
      readonly request: {
        readonly id: string;
        readonly state: FeedbackState;
      };
    };
  } | null | undefined;
};
export type AmendFormMutation = {
  response: AmendFormMutation$data;
  variables: AmendFormMutation$variables;
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
    "concreteType": "AmendFeedbackPayload",
    "kind": "LinkedField",
    "name": "amendFeedback",
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
    "name": "AmendFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AmendFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "34118ade83493500875151cbfa7718e9",
    "metadata": {},
    "name": "AmendFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d3b965351857ab695ee6e18580ffe1fb";

export default node;
