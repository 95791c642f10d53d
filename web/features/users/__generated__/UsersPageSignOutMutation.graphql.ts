/**
 * @generated SignedSource<<087efec6eff1da5ed54eefb736494964>>
 * @relayHash 3edfe07edf52272047241d30e40f158b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3edfe07edf52272047241d30e40f158b

import type { ConcreteRequest } from 'relay-runtime';
export type SignOutUserInput = {
  id: string;
};
export type UsersPageSignOutMutation$variables = {
  input: SignOutUserInput;
};
export type UsersPageSignOutMutation$data = {
  readonly signOutUser: {
    readonly user: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type UsersPageSignOutMutation = {
  response: UsersPageSignOutMutation$data;
  variables: UsersPageSignOutMutation$variables;
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
    "concreteType": "SignOutUserPayload",
    "kind": "LinkedField",
    "name": "signOutUser",
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
    "name": "UsersPageSignOutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UsersPageSignOutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3edfe07edf52272047241d30e40f158b",
    "metadata": {},
    "name": "UsersPageSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "19c53a58c0e2b2f3550054f648b50d43";

export default node;
