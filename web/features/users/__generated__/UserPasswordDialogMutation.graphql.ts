/**
 * @generated SignedSource<<460761cab833300015551f9dcbd527c8>>
 * @relayHash df4e6f1639382834bced7ae6287f9270
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df4e6f1639382834bced7ae6287f9270

import type { ConcreteRequest } from 'relay-runtime';
export type SetUserPasswordInput = {
  currentPassword: string;
  id: string;
  newPassword: string;
};
export type UserPasswordDialogMutation$variables = {
  input: SetUserPasswordInput;
};
export type UserPasswordDialogMutation$data = {
  readonly setUserPassword: {
    readonly user: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type UserPasswordDialogMutation = {
  response: UserPasswordDialogMutation$data;
  variables: UserPasswordDialogMutation$variables;
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
    "concreteType": "SetUserPasswordPayload",
    "kind": "LinkedField",
    "name": "setUserPassword",
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
    "name": "UserPasswordDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserPasswordDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df4e6f1639382834bced7ae6287f9270",
    "metadata": {},
    "name": "UserPasswordDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c722e4edd5f9e9f30fb5fba226e3969";

export default node;
