/**
 * @generated SignedSource<<963aff4cd2f7121cd1d2a8b3648524c7>>
 * @relayHash 010deadfd989dfff59f2556ce99324bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 010deadfd989dfff59f2556ce99324bd

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackState = "ASKED" | "CANCELLED" | "DRAFT" | "SUBMITTED";
export type AskFeedbackInput = {
  candidateIds: ReadonlyArray<string>;
  dueAt?: string | null | undefined;
  formId?: string | null | undefined;
  jobId: string;
  note?: string | null | undefined;
  userIds: ReadonlyArray<string>;
};
export type AskFeedbackDialogMutation$variables = {
  input: AskFeedbackInput;
};
export type AskFeedbackDialogMutation$data = {
  readonly askFeedback: {
    readonly openCount: number;
    readonly requests: ReadonlyArray<{
      readonly id: string;
      readonly state: FeedbackState;
    }>;
  } | null | undefined;
};
export type AskFeedbackDialogMutation = {
  response: AskFeedbackDialogMutation$data;
  variables: AskFeedbackDialogMutation$variables;
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
    "concreteType": "AskFeedbackPayload",
    "kind": "LinkedField",
    "name": "askFeedback",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "openCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FeedbackRequest",
        "kind": "LinkedField",
        "name": "requests",
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
            "name": "state",
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
    "name": "AskFeedbackDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AskFeedbackDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "010deadfd989dfff59f2556ce99324bd",
    "metadata": {},
    "name": "AskFeedbackDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "13ed88ba29ec75f0404f9144fd26d3a6";

export default node;
