/**
 * @generated SignedSource<<abdb86653a088aaf3b5f71c55ec01055>>
 * @relayHash 7f120e764107e246934d998ef78b0e3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f120e764107e246934d998ef78b0e3c

import type { ConcreteRequest } from 'relay-runtime';
export type CallPhase = "CALLING" | "ENDED" | "RINGING" | "TALKING";
export type CallResult = "ANSWERED" | "BUSY" | "CANCELED" | "FAILED" | "UNAVAILABLE";
export type UpdateCallStateInput = {
  id: string;
  phase: CallPhase;
  result?: CallResult | null | undefined;
  sessionId?: string | null | undefined;
};
export type callRequestsReportMutation$variables = {
  input: UpdateCallStateInput;
};
export type callRequestsReportMutation$data = {
  readonly updateCallState: {
    readonly call: {
      readonly durationSeconds: number | null | undefined;
      readonly endedAt: string | null | undefined;
      readonly id: string;
      readonly phase: CallPhase;
      readonly result: CallResult | null | undefined;
    };
  } | null | undefined;
};
export type callRequestsReportMutation = {
  response: callRequestsReportMutation$data;
  variables: callRequestsReportMutation$variables;
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
    "concreteType": "UpdateCallStatePayload",
    "kind": "LinkedField",
    "name": "updateCallState",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Call",
        "kind": "LinkedField",
        "name": "call",
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
            "name": "phase",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "result",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "durationSeconds",
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
    "name": "callRequestsReportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callRequestsReportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7f120e764107e246934d998ef78b0e3c",
    "metadata": {},
    "name": "callRequestsReportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eaf1db5a232338ef9ad86fcb972f1ee2";

export default node;
