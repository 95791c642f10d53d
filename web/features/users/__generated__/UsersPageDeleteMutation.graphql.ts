/**
 * @generated SignedSource<<46c4a41530db20c668c68ffdb664baea>>
 * @relayHash db254ec4b453bc7bc1fcef143a304794
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db254ec4b453bc7bc1fcef143a304794

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteUserInput = {
  id: string;
};
export type UsersPageDeleteMutation$variables = {
  input: DeleteUserInput;
};
export type UsersPageDeleteMutation$data = {
  readonly deleteUser: {
    readonly deletedUserId: string;
  } | null | undefined;
};
export type UsersPageDeleteMutation = {
  response: UsersPageDeleteMutation$data;
  variables: UsersPageDeleteMutation$variables;
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
    "concreteType": "DeleteUserPayload",
    "kind": "LinkedField",
    "name": "deleteUser",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedUserId",
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
    "name": "UsersPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UsersPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db254ec4b453bc7bc1fcef143a304794",
    "metadata": {},
    "name": "UsersPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67d8bc52c5c37d9dac233727c9179dbf";

export default node;
