/**
 * @generated SignedSource<<849a6e13e48bcc791ebf9a74f84e0af3>>
 * @relayHash 0b3f57313180823504512e6d10947a51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b3f57313180823504512e6d10947a51

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackReminderOutcome = "ANSWERED" | "GONE" | "REMINDED" | "TOO_SOON" | "UNREACHED";
export type RemindOfFeedbackInput = {
  ids: ReadonlyArray<string>;
};
export type useRemindMutation$variables = {
  input: RemindOfFeedbackInput;
};
export type useRemindMutation$data = {
  readonly remindOfFeedback: {
    readonly reminders: ReadonlyArray<{
      readonly outcome: FeedbackReminderOutcome;
      readonly remindedAt: string | null | undefined;
      readonly remindedBy: {
        readonly fullName: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type useRemindMutation = {
  response: useRemindMutation$data;
  variables: useRemindMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remindedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemindMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemindOfFeedbackPayload",
        "kind": "LinkedField",
        "name": "remindOfFeedback",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FeedbackReminder",
            "kind": "LinkedField",
            "name": "reminders",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "remindedBy",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemindMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemindOfFeedbackPayload",
        "kind": "LinkedField",
        "name": "remindOfFeedback",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FeedbackReminder",
            "kind": "LinkedField",
            "name": "reminders",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "remindedBy",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
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
    ]
  },
  "params": {
    "id": "0b3f57313180823504512e6d10947a51",
    "metadata": {},
    "name": "useRemindMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f76e238baa22d6f6d4fa8bf12d0e9c5";

export default node;
