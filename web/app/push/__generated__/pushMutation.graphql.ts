/**
 * @generated SignedSource<<4c3c2c10e380baf1bc03021e01c4313b>>
 * @relayHash d006c686d8c4054cc6b7786ef418326b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d006c686d8c4054cc6b7786ef418326b

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterPushTokenInput = {
  isActive: boolean;
  token: string;
  userAgent: string;
};
export type pushMutation$variables = {
  input: RegisterPushTokenInput;
};
export type pushMutation$data = {
  readonly registerPushToken: {
    readonly isActive: boolean;
  };
};
export type pushMutation = {
  response: pushMutation$data;
  variables: pushMutation$variables;
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
    "concreteType": "RegisterPushTokenPayload",
    "kind": "LinkedField",
    "name": "registerPushToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isActive",
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
    "name": "pushMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pushMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d006c686d8c4054cc6b7786ef418326b",
    "metadata": {},
    "name": "pushMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "42ac06e3549d575c7d9da878d4297e03";

export default node;
