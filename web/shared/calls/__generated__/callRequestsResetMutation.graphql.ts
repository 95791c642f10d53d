/**
 * @generated SignedSource<<eceff4b968a7662f5f0181ae44021564>>
 * @relayHash d137681874f57c63629c796671d9a71d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d137681874f57c63629c796671d9a71d

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPhoneInput = {
  extensionId: string;
};
export type callRequestsResetMutation$variables = {
  input: ResetPhoneInput;
};
export type callRequestsResetMutation$data = {
  readonly resetPhone: {
    readonly phoneReady: {
      readonly isReady: boolean;
    };
  } | null | undefined;
};
export type callRequestsResetMutation = {
  response: callRequestsResetMutation$data;
  variables: callRequestsResetMutation$variables;
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
    "concreteType": "ResetPhonePayload",
    "kind": "LinkedField",
    "name": "resetPhone",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PhoneReady",
        "kind": "LinkedField",
        "name": "phoneReady",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isReady",
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
    "name": "callRequestsResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callRequestsResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d137681874f57c63629c796671d9a71d",
    "metadata": {},
    "name": "callRequestsResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98f631faee7d5fce92d6565216f78760";

export default node;
