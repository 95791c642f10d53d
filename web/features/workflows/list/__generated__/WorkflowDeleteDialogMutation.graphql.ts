/**
 * @generated SignedSource<<e9ab4229d042897740f7c2bc37ab3719>>
 * @relayHash 43b00d8204319f87feea2685e37670f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43b00d8204319f87feea2685e37670f0

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteWorkflowInput = {
  id: string;
};
export type WorkflowDeleteDialogMutation$variables = {
  input: DeleteWorkflowInput;
};
export type WorkflowDeleteDialogMutation$data = {
  readonly deleteWorkflow: {
    readonly deletedWorkflowId: string;
  };
};
export type WorkflowDeleteDialogMutation = {
  response: WorkflowDeleteDialogMutation$data;
  variables: WorkflowDeleteDialogMutation$variables;
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
    "concreteType": "DeleteWorkflowPayload",
    "kind": "LinkedField",
    "name": "deleteWorkflow",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedWorkflowId",
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
    "name": "WorkflowDeleteDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WorkflowDeleteDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "43b00d8204319f87feea2685e37670f0",
    "metadata": {},
    "name": "WorkflowDeleteDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "89fc55021dffee52330ebadc9bb36226";

export default node;
