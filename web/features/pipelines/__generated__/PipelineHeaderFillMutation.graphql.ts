/**
 * @generated SignedSource<<86652de32e38d9652b1cab0cfbd4861b>>
 * @relayHash 62d3fc2c3587d0619ed70d301686bf37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62d3fc2c3587d0619ed70d301686bf37

import type { ConcreteRequest } from 'relay-runtime';
export type JobCloseReason = "BUDGET" | "CANCELLED" | "DUPLICATE" | "FOUND_ELSEWHERE" | "OTHER" | "POSTPONED";
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN" | "OTHER";
export type ChangeJobStatusInput = {
  id: string;
  note?: string | null | undefined;
  reason?: JobCloseReason | null | undefined;
  status: JobStatus;
};
export type PipelineHeaderFillMutation$variables = {
  input: ChangeJobStatusInput;
};
export type PipelineHeaderFillMutation$data = {
  readonly changeJobStatus: {
    readonly job: {
      readonly id: string;
      readonly status: JobStatus;
      readonly statusName: string | null | undefined;
    };
  } | null | undefined;
};
export type PipelineHeaderFillMutation = {
  response: PipelineHeaderFillMutation$data;
  variables: PipelineHeaderFillMutation$variables;
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
    "concreteType": "ChangeJobStatusPayload",
    "kind": "LinkedField",
    "name": "changeJobStatus",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "statusName",
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
    "name": "PipelineHeaderFillMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PipelineHeaderFillMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "62d3fc2c3587d0619ed70d301686bf37",
    "metadata": {},
    "name": "PipelineHeaderFillMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f59488ca139663402815ed47aaa02d8";

export default node;
