/**
 * @generated SignedSource<<6139e6b98aa47429ed3f4edd3ad21db0>>
 * @relayHash 9c7b882539577fae4a17516cd403df93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c7b882539577fae4a17516cd403df93

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteWorkflowInput = {
  id: string;
};
export type WorkflowListDeleteMutation$variables = {
  input: DeleteWorkflowInput;
};
export type WorkflowListDeleteMutation$data = {
  readonly deleteWorkflow: {
    readonly deletedWorkflowId: string;
  } | null | undefined;
};
export type WorkflowListDeleteMutation = {
  response: WorkflowListDeleteMutation$data;
  variables: WorkflowListDeleteMutation$variables;
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
    "name": "WorkflowListDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WorkflowListDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c7b882539577fae4a17516cd403df93",
    "metadata": {},
    "name": "WorkflowListDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a81631f2ed5b1f18592e8fa02ab595a6";

export default node;
