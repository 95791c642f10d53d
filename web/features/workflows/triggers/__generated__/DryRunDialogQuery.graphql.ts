/**
 * @generated SignedSource<<7746626111143216cb06566292f9113c>>
 * @relayHash b6e390711adfc68a0ec3f4608485f072
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6e390711adfc68a0ec3f4608485f072

import type { ConcreteRequest } from 'relay-runtime';
export type WorkflowDryRunOutcome = "DONE" | "SKIPPED";
export type WorkflowSkipReason = "ASKED_ALREADY" | "BROKEN" | "CONDITION" | "DETACHED" | "INACTIVE" | "JOB_ENDED" | "LEFT" | "LOOP" | "MOVED_ALREADY" | "NEVER_SENT" | "NO_FORM" | "NO_RECIPIENT" | "NO_TARGET" | "NO_TEMPLATE" | "PAUSED" | "PLACEHOLDERS" | "REJECTED";
export type WorkflowTriggerCondition = "DEPARTMENT" | "SCORE" | "SOURCE";
export type WorkflowTriggerKind = "ASK_FEEDBACK" | "MOVE_TO_STATUS" | "NOTIFY_USERS" | "OTHER" | "SEND_EMAIL";
export type DryRunDialogQuery$variables = {
  candidateId: string;
  jobId: string;
  stepId: string;
};
export type DryRunDialogQuery$data = {
  readonly workflowDryRun: ReadonlyArray<{
    readonly afterMinutes: number;
    readonly delayMinutes: number;
    readonly kind: WorkflowTriggerKind;
    readonly kindName: string | null | undefined;
    readonly mails: ReadonlyArray<{
      readonly body: string;
      readonly recipient: string;
      readonly subject: string;
    }>;
    readonly missing: ReadonlyArray<string>;
    readonly outcome: WorkflowDryRunOutcome;
    readonly reason: WorkflowSkipReason | null | undefined;
    readonly statusName: string;
    readonly targetName: string | null | undefined;
    readonly unmetConditions: ReadonlyArray<WorkflowTriggerCondition>;
  }>;
};
export type DryRunDialogQuery = {
  response: DryRunDialogQuery$data;
  variables: DryRunDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "candidateId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "jobId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stepId"
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "candidateId",
      "variableName": "candidateId"
    },
    {
      "kind": "Variable",
      "name": "jobId",
      "variableName": "jobId"
    },
    {
      "kind": "Variable",
      "name": "stepId",
      "variableName": "stepId"
    }
  ],
  "concreteType": "WorkflowDryRunStep",
  "kind": "LinkedField",
  "name": "workflowDryRun",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kindName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delayMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "afterMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unmetConditions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowMail",
      "kind": "LinkedField",
      "name": "mails",
      "plural": true,
      "selections": [
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
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DryRunDialogQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v3/*:: as any*/),
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
    "name": "DryRunDialogQuery",
    "selections": [
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "b6e390711adfc68a0ec3f4608485f072",
    "metadata": {},
    "name": "DryRunDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33a44b9d58c9f53521d9cabcfb6fff36";

export default node;
