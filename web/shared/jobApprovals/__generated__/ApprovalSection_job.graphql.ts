/**
 * @generated SignedSource<<61ecb7ed4e4a2824d8e5f34b94e5f21c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobApprovalDecision = "APPROVED" | "DROPPED" | "REJECTED" | "SKIPPED";
export type JobApprovalStatus = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type ApprovalSection_job$data = {
  readonly approval: {
    readonly canAsk: boolean;
    readonly canDecide: boolean;
    readonly canWithdraw: boolean;
    readonly rounds: ReadonlyArray<{
      readonly number: number;
      readonly status: JobApprovalStatus;
      readonly steps: ReadonlyArray<{
        readonly approver: {
          readonly fullName: string;
          readonly userName: string;
        };
        readonly askedAt: string | null | undefined;
        readonly comment: string | null | undefined;
        readonly decidedAt: string | null | undefined;
        readonly decidedBy: {
          readonly fullName: string;
          readonly userName: string;
        } | null | undefined;
        readonly decision: JobApprovalDecision | null | undefined;
        readonly id: string;
      }>;
    }>;
    readonly status: JobApprovalStatus | null | undefined;
    readonly stepToDecide: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "ApprovalSection_job";
};
export type ApprovalSection_job$key = {
  readonly " $data"?: ApprovalSection_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalSection_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "userName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalSection_job",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "JobApproval",
        "kind": "LinkedField",
        "name": "approval",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canAsk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canWithdraw",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canDecide",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobApprovalStep",
            "kind": "LinkedField",
            "name": "stepToDecide",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobApprovalRound",
            "kind": "LinkedField",
            "name": "rounds",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobApprovalStep",
                "kind": "LinkedField",
                "name": "steps",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "decision",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "comment",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "askedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "decidedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "approver",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "decidedBy",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
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
      },
      "to": "NULL"
    }
  ],
  "type": "Job",
  "abstractKey": null
};
})();

(node as any).hash = "6fe01372d9f59bcff1a67f7d20e8f2e6";

export default node;
