/**
 * @generated SignedSource<<0a651f06587a65a6b2407c16bee422ba>>
 * @relayHash 9c5de6f839c5dcdc807a69ad072dcefc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c5de6f839c5dcdc807a69ad072dcefc

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyAuthenticatorInput = {
  code: string;
  password: string;
};
export type SetUpDialogMutation$variables = {
  input: VerifyAuthenticatorInput;
};
export type SetUpDialogMutation$data = {
  readonly verifyAuthenticator: {
    readonly recoveryCodes: ReadonlyArray<string>;
  } | null | undefined;
};
export type SetUpDialogMutation = {
  response: SetUpDialogMutation$data;
  variables: SetUpDialogMutation$variables;
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
    "concreteType": "VerifyAuthenticatorPayload",
    "kind": "LinkedField",
    "name": "verifyAuthenticator",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recoveryCodes",
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
    "name": "SetUpDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetUpDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c5de6f839c5dcdc807a69ad072dcefc",
    "metadata": {},
    "name": "SetUpDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10d27d7eee0d1e7e5003f4ff26567043";

export default node;
