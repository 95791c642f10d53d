/**
 * @generated SignedSource<<5b60ebe2875e5d4a2f9041db7cd03a7f>>
 * @relayHash d0efe8a56789efa8665702ed9734201a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0efe8a56789efa8665702ed9734201a

import type { ConcreteRequest } from 'relay-runtime';
export type JobCloseReason = "BUDGET" | "CANCELLED" | "DUPLICATE" | "FOUND_ELSEWHERE" | "OTHER" | "POSTPONED";
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN" | "OTHER";
export type ChangeJobStatusInput = {
  id: string;
  note?: string | null | undefined;
  reason?: JobCloseReason | null | undefined;
  status: JobStatus;
};
export type actionsStatusMutation$variables = {
  input: ChangeJobStatusInput;
};
export type actionsStatusMutation$data = {
  readonly changeJobStatus: {
    readonly job: {
      readonly id: string;
      readonly status: JobStatus;
    };
  } | null | undefined;
};
export type actionsStatusMutation = {
  response: actionsStatusMutation$data;
  variables: actionsStatusMutation$variables;
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
    "name": "actionsStatusMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "actionsStatusMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d0efe8a56789efa8665702ed9734201a",
    "metadata": {},
    "name": "actionsStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cd207091645a8d2777f5c116291f8e7b";

export default node;
