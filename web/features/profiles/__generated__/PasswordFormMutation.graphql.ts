/**
 * @generated SignedSource<<4c1cb1f2c40d565fb6c0e03f3cc36e55>>
 * @relayHash b04673d130c55441ea05446a87be5976
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b04673d130c55441ea05446a87be5976

import type { ConcreteRequest } from 'relay-runtime';
export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};
export type PasswordFormMutation$variables = {
  input: ChangePasswordInput;
};
export type PasswordFormMutation$data = {
  readonly changePassword: {
    readonly user: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type PasswordFormMutation = {
  response: PasswordFormMutation$data;
  variables: PasswordFormMutation$variables;
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
    "concreteType": "ChangePasswordPayload",
    "kind": "LinkedField",
    "name": "changePassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "PasswordFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasswordFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b04673d130c55441ea05446a87be5976",
    "metadata": {},
    "name": "PasswordFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25f8c4f7f6bedf2df0709dbf65f9846b";

export default node;
