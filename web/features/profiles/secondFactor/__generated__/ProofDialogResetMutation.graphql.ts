/**
 * @generated SignedSource<<f47d59be99a2edad07d7e1f3f374e054>>
 * @relayHash 957c6d1d398800b40eb1bc095c61f331
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 957c6d1d398800b40eb1bc095c61f331

import type { ConcreteRequest } from 'relay-runtime';
export type ResetAuthenticatorInput = {
  code?: string | null | undefined;
  password?: string | null | undefined;
};
export type ProofDialogResetMutation$variables = {
  input: ResetAuthenticatorInput;
};
export type ProofDialogResetMutation$data = {
  readonly resetAuthenticator: {
    readonly secondFactor: {
      readonly isEnabled: boolean;
    };
  } | null | undefined;
};
export type ProofDialogResetMutation = {
  response: ProofDialogResetMutation$data;
  variables: ProofDialogResetMutation$variables;
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
    "concreteType": "ResetAuthenticatorPayload",
    "kind": "LinkedField",
    "name": "resetAuthenticator",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SecondFactor",
        "kind": "LinkedField",
        "name": "secondFactor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEnabled",
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
    "name": "ProofDialogResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProofDialogResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "957c6d1d398800b40eb1bc095c61f331",
    "metadata": {},
    "name": "ProofDialogResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2f1fab8ad274009655e8f6d777dc6e37";

export default node;
