/**
 * @generated SignedSource<<c98479e212eb79221c68dfe1b67d711f>>
 * @relayHash c4184948d3b6991c8f3dcd7697e92b8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4184948d3b6991c8f3dcd7697e92b8e

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDpsTaskInput = {
  id: string;
};
export type DeleteTaskDialogMutation$variables = {
  input: DeleteDpsTaskInput;
};
export type DeleteTaskDialogMutation$data = {
  readonly deleteDpsTask: {
    readonly deletedDpsTaskId: string;
  };
};
export type DeleteTaskDialogMutation = {
  response: DeleteTaskDialogMutation$data;
  variables: DeleteTaskDialogMutation$variables;
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
    "concreteType": "DeleteDpsTaskPayload",
    "kind": "LinkedField",
    "name": "deleteDpsTask",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedDpsTaskId",
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
    "name": "DeleteTaskDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteTaskDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c4184948d3b6991c8f3dcd7697e92b8e",
    "metadata": {},
    "name": "DeleteTaskDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7041c05620df67faa63089a1ea54de4e";

export default node;
