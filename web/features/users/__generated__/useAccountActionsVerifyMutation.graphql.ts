/**
 * @generated SignedSource<<8b5abf9217b1a83b0d4f2638a488e1fc>>
 * @relayHash 1e330fb1a38f1dc2bc1c2e3362a52379
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e330fb1a38f1dc2bc1c2e3362a52379

import type { ConcreteRequest } from 'relay-runtime';
export type SendVerificationEmailInput = {
  id: string;
};
export type useAccountActionsVerifyMutation$variables = {
  input: SendVerificationEmailInput;
};
export type useAccountActionsVerifyMutation$data = {
  readonly sendVerificationEmail: {
    readonly address: string;
  } | null | undefined;
};
export type useAccountActionsVerifyMutation = {
  response: useAccountActionsVerifyMutation$data;
  variables: useAccountActionsVerifyMutation$variables;
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
    "concreteType": "SendVerificationEmailPayload",
    "kind": "LinkedField",
    "name": "sendVerificationEmail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
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
    "name": "useAccountActionsVerifyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAccountActionsVerifyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e330fb1a38f1dc2bc1c2e3362a52379",
    "metadata": {},
    "name": "useAccountActionsVerifyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa4c9eccaeda286a321e3ea5e7b74ce9";

export default node;
