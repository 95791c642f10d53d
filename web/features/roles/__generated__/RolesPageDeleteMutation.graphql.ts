/**
 * @generated SignedSource<<40a843cb11be81ce81ffc7f90d010535>>
 * @relayHash 4056afcb12646de40f9719d416b527a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4056afcb12646de40f9719d416b527a9

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteRoleInput = {
  id: string;
};
export type RolesPageDeleteMutation$variables = {
  input: DeleteRoleInput;
};
export type RolesPageDeleteMutation$data = {
  readonly deleteRole: {
    readonly deletedRoleId: string;
  } | null | undefined;
};
export type RolesPageDeleteMutation = {
  response: RolesPageDeleteMutation$data;
  variables: RolesPageDeleteMutation$variables;
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
    "concreteType": "DeleteRolePayload",
    "kind": "LinkedField",
    "name": "deleteRole",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedRoleId",
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
    "name": "RolesPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RolesPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4056afcb12646de40f9719d416b527a9",
    "metadata": {},
    "name": "RolesPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03600bfe94306b74a081c5e1f65cbf1d";

export default node;
