/**
 * @generated SignedSource<<89f35926bbe4026d11bb249b25546057>>
 * @relayHash 774cbdf6dde241507f14a75e67e81da7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 774cbdf6dde241507f14a75e67e81da7

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteInterviewRoomInput = {
  id: string;
};
export type RoomsTabDeleteMutation$variables = {
  input: DeleteInterviewRoomInput;
};
export type RoomsTabDeleteMutation$data = {
  readonly deleteInterviewRoom: {
    readonly deletedInterviewRoomId: string;
  } | null | undefined;
};
export type RoomsTabDeleteMutation = {
  response: RoomsTabDeleteMutation$data;
  variables: RoomsTabDeleteMutation$variables;
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
    "concreteType": "DeleteInterviewRoomPayload",
    "kind": "LinkedField",
    "name": "deleteInterviewRoom",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedInterviewRoomId",
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
    "name": "RoomsTabDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RoomsTabDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "774cbdf6dde241507f14a75e67e81da7",
    "metadata": {},
    "name": "RoomsTabDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e65da877d5a0d10af3cf3926e6f2e0a";

export default node;
