/**
 * @generated SignedSource<<cb05f6a887f9624c07256be077a22da0>>
 * @relayHash dfa01ea938edb531d09df2f9bb3bb2ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfa01ea938edb531d09df2f9bb3bb2ca

import type { ConcreteRequest } from 'relay-runtime';
export type CallPhase = "CALLING" | "ENDED" | "RINGING" | "TALKING";
export type CallResult = "ANSWERED" | "BUSY" | "CANCELED" | "FAILED" | "UNAVAILABLE";
export type ReportCallInput = {
  id: string;
  phase: CallPhase;
  result?: CallResult | null | undefined;
  sessionId?: string | null | undefined;
};
export type callRequestsReportMutation$variables = {
  input: ReportCallInput;
};
export type callRequestsReportMutation$data = {
  readonly reportCall: {
    readonly call: {
      readonly endedAt: string | null | undefined;
      readonly id: string;
      readonly phase: CallPhase;
      readonly result: CallResult | null | undefined;
    };
  };
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
    "concreteType": "ReportCallPayload",
    "kind": "LinkedField",
    "name": "reportCall",
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
    "id": "dfa01ea938edb531d09df2f9bb3bb2ca",
    "metadata": {},
    "name": "callRequestsReportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ca9cfdd9d15a1c9f62f442037a0e982";

export default node;
