/**
 * @generated SignedSource<<27152c81716923f14344ce0d2be75a5b>>
 * @relayHash a50c74d1d2a988a0ac19728999724160
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a50c74d1d2a988a0ac19728999724160

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchRoleInput = {
  roleCode: string;
};
export type switchRoleMutation$variables = {
  input: SwitchRoleInput;
};
export type switchRoleMutation$data = {
  readonly switchRole: {
    readonly roleCode: string;
  } | null | undefined;
};
export type switchRoleMutation = {
  response: switchRoleMutation$data;
  variables: switchRoleMutation$variables;
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
    "concreteType": "SwitchRolePayload",
    "kind": "LinkedField",
    "name": "switchRole",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "roleCode",
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
    "name": "switchRoleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "switchRoleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a50c74d1d2a988a0ac19728999724160",
    "metadata": {},
    "name": "switchRoleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a55efd036db20b1ac08ba9767d9a9a5e";

export default node;
