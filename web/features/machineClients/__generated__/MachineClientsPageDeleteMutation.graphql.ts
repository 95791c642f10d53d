/**
 * @generated SignedSource<<54a0d459c95c02160d58a893333e5a67>>
 * @relayHash 826981241179e9d847105befd46c60cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 826981241179e9d847105befd46c60cb

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMachineClientInput = {
  id: string;
};
export type MachineClientsPageDeleteMutation$variables = {
  input: DeleteMachineClientInput;
};
export type MachineClientsPageDeleteMutation$data = {
  readonly deleteMachineClient: {
    readonly deletedMachineClientId: string;
  } | null | undefined;
};
export type MachineClientsPageDeleteMutation = {
  response: MachineClientsPageDeleteMutation$data;
  variables: MachineClientsPageDeleteMutation$variables;
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
    "concreteType": "DeleteMachineClientPayload",
    "kind": "LinkedField",
    "name": "deleteMachineClient",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedMachineClientId",
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
    "name": "MachineClientsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MachineClientsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "826981241179e9d847105befd46c60cb",
    "metadata": {},
    "name": "MachineClientsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f82547e244b53615db39bddf34f9c723";

export default node;
