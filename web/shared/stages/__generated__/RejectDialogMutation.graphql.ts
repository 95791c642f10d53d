/**
 * @generated SignedSource<<bc221871044388b9941edc86fa66d5b4>>
 * @relayHash f3d25ce8c47829becb7c5754911bab74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3d25ce8c47829becb7c5754911bab74

import type { ConcreteRequest } from 'relay-runtime';
export type JobCandidateOutcome = "CONFLICT" | "DONE" | "GONE" | "REJECTED" | "UNCHANGED";
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN" | "OTHER";
export type RejectionEmail = "NONE" | "NO_RECIPIENT" | "QUEUED";
export type RejectJobCandidatesInput = {
  candidates: ReadonlyArray<JobCandidateInput>;
  emailDelayHours?: number | null | undefined;
  isReasonsTemplate?: boolean | null | undefined;
  jobId: string;
  note?: string | null | undefined;
  reasonId: string;
  templateId?: string | null | undefined;
};
export type JobCandidateInput = {
  candidateId: string;
  fromStageId?: string | null | undefined;
};
export type RejectDialogMutation$variables = {
  input: RejectJobCandidatesInput;
};
export type RejectDialogMutation$data = {
  readonly rejectJobCandidates: {
    readonly actionId: string;
    readonly job: {
      readonly id: string;
      readonly offerCount: number | null | undefined;
      readonly onboardCount: number | null | undefined;
      readonly openingsRemaining: number | null | undefined;
      readonly status: JobStatus;
      readonly submittedCount: number | null | undefined;
      readonly totalCount: number | null | undefined;
    } | null | undefined;
    readonly results: ReadonlyArray<{
      readonly by: {
        readonly fullName: string;
      } | null | undefined;
      readonly candidateId: string;
      readonly email: RejectionEmail | null | undefined;
      readonly jobCandidate: {
        readonly daysInStage: number;
        readonly id: string;
        readonly isRejected: boolean;
        readonly rejectNote: string | null | undefined;
        readonly rejectReason: string | null | undefined;
        readonly stage: {
          readonly id: string;
        } | null | undefined;
        readonly stageBy: {
          readonly fullName: string;
        } | null | undefined;
        readonly stageSince: string;
      } | null | undefined;
      readonly outcome: JobCandidateOutcome;
      readonly step: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type RejectDialogMutation = {
  response: RejectDialogMutation$data;
  variables: RejectDialogMutation$variables;
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
  "name": "actionId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "candidateId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkflowStep",
  "kind": "LinkedField",
  "name": "step",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stageSince",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "daysInStage",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRejected",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rejectReason",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rejectNote",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "WorkflowStep",
  "kind": "LinkedField",
  "name": "stage",
  "plural": false,
  "selections": [
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "job",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "submittedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onboardCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openingsRemaining",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = [
  (v6/*:: as any*/),
  (v8/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RejectDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RejectJobCandidatesPayload",
        "kind": "LinkedField",
        "name": "rejectJobCandidates",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JobCandidateResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "by",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobCandidate",
                "kind": "LinkedField",
                "name": "jobCandidate",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "stageBy",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v16/*:: as any*/)
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
    "name": "RejectDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RejectJobCandidatesPayload",
        "kind": "LinkedField",
        "name": "rejectJobCandidates",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JobCandidateResult",
            "kind": "LinkedField",
            "name": "results",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "by",
                "plural": false,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              },
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobCandidate",
                "kind": "LinkedField",
                "name": "jobCandidate",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "stageBy",
                    "plural": false,
                    "selections": (v17/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f3d25ce8c47829becb7c5754911bab74",
    "metadata": {},
    "name": "RejectDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60292a474e121943e000a9e9541b830a";

export default node;
