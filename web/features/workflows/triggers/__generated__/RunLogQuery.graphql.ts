/**
 * @generated SignedSource<<8dc2ddf0160b346fed98bc105d2fc7be>>
 * @relayHash 9a6b09f58e5875d9cdb7e50d7e3cb620
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a6b09f58e5875d9cdb7e50d7e3cb620

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailReason = "BOUNCED" | "DEFERRED" | "NEVER_SENT" | "NO_FILE" | "NO_SERVER" | "REFUSED" | "SUPPRESSED" | "UNCLEAR" | "UNREACHABLE" | "UNSUBSCRIBED";
export type EmailState = "FAILED" | "SENDING" | "SENT" | "WAITING";
export type WorkflowRunCause = "ADDED" | "MOVED" | "TRIGGER";
export type WorkflowRunOutcome = "DELAYED" | "DONE" | "FAILED" | "SKIPPED" | "WAITING";
export type WorkflowSkipReason = "ASKED_ALREADY" | "BROKEN" | "CONDITION" | "DETACHED" | "INACTIVE" | "JOB_ENDED" | "LEFT" | "LOOP" | "MOVED_ALREADY" | "NEVER_SENT" | "NO_FORM" | "NO_RECIPIENT" | "NO_TARGET" | "NO_TEMPLATE" | "PAUSED" | "PLACEHOLDERS" | "REJECTED";
export type WorkflowTriggerCondition = "DEPARTMENT" | "SCORE" | "SOURCE";
export type WorkflowTriggerKind = "ASK_FEEDBACK" | "MOVE_TO_STATUS" | "NOTIFY_USERS" | "OTHER" | "SEND_EMAIL";
export type RunLogQuery$variables = {
  page: number;
  size: number;
  workflowId: string;
};
export type RunLogQuery$data = {
  readonly workflowRuns: {
    readonly nodes: ReadonlyArray<{
      readonly at: string;
      readonly candidate: {
        readonly databaseId: string;
      } | null | undefined;
      readonly candidateName: string | null | undefined;
      readonly cause: WorkflowRunCause;
      readonly dueAt: string | null | undefined;
      readonly emails: ReadonlyArray<{
        readonly answer: string | null | undefined;
        readonly id: string;
        readonly reason: EmailReason | null | undefined;
        readonly recipient: string;
        readonly sentAt: string | null | undefined;
        readonly state: EmailState;
      }>;
      readonly id: string;
      readonly jobTitle: string;
      readonly kind: WorkflowTriggerKind;
      readonly kindName: string | null | undefined;
      readonly outcome: WorkflowRunOutcome;
      readonly reason: WorkflowSkipReason | null | undefined;
      readonly recipients: ReadonlyArray<string>;
      readonly statusName: string;
      readonly subject: string | null | undefined;
      readonly targetName: string | null | undefined;
      readonly unmetConditions: ReadonlyArray<WorkflowTriggerCondition>;
      readonly user: {
        readonly fullName: string;
      } | null | undefined;
    }>;
    readonly paging: {
      readonly " $fragmentSpreads": FragmentRefs<"Pager_paging">;
    };
  };
};
export type RunLogQuery = {
  response: RunLogQuery$data;
  variables: RunLogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "workflowId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "size"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "workflowId",
    "variableName": "workflowId"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kindName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "candidateName",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobTitle",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cause",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unmetConditions",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipients",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetName",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Email",
  "kind": "LinkedField",
  "name": "emails",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipient",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    (v15/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RunLogQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v3/*:: as any*/),
          "concreteType": "WorkflowRunConnection",
          "kind": "LinkedField",
          "name": "workflowRuns",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Paging",
              "kind": "LinkedField",
              "name": "paging",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Pager_paging"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkflowRun",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Candidate",
                  "kind": "LinkedField",
                  "name": "candidate",
                  "plural": false,
                  "selections": [
                    (v10/*:: as any*/)
                  ],
                  "storageKey": null
                },
                (v11/*:: as any*/),
                (v12/*:: as any*/),
                (v13/*:: as any*/),
                (v14/*:: as any*/),
                (v15/*:: as any*/),
                (v16/*:: as any*/),
                (v17/*:: as any*/),
                (v18/*:: as any*/),
                (v19/*:: as any*/),
                (v20/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "User",
                  "kind": "LinkedField",
                  "name": "user",
                  "plural": false,
                  "selections": [
                    (v21/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RunLogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "WorkflowRunConnection",
        "kind": "LinkedField",
        "name": "workflowRuns",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Paging",
            "kind": "LinkedField",
            "name": "paging",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "page",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "size",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isEstimate",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowRun",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Candidate",
                "kind": "LinkedField",
                "name": "candidate",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v21/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "9a6b09f58e5875d9cdb7e50d7e3cb620",
    "metadata": {},
    "name": "RunLogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3f6b9d83a8da019cd282f07f5be2dc2d";

export default node;
