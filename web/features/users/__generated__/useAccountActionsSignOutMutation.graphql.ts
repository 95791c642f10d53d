/**
 * @generated SignedSource<<ab97611022f0543df8a6dcc67980ea76>>
 * @relayHash 8621cee16bfb9f1c7c6642e0436ebbab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8621cee16bfb9f1c7c6642e0436ebbab

import type { ConcreteRequest } from 'relay-runtime';
export type SignOutUserInput = {
  id: string;
};
export type useAccountActionsSignOutMutation$variables = {
  input: SignOutUserInput;
};
export type useAccountActionsSignOutMutation$data = {
  readonly signOutUser: {
    readonly user: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useAccountActionsSignOutMutation = {
  response: useAccountActionsSignOutMutation$data;
  variables: useAccountActionsSignOutMutation$variables;
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
    "name": "useAccountActionsSignOutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAccountActionsSignOutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8621cee16bfb9f1c7c6642e0436ebbab",
    "metadata": {},
    "name": "useAccountActionsSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b2e830129f90e19044b7397207d78e7";

export default node;
