/**
 * @generated SignedSource<<4841ebd31a663fe886aefd831254a695>>
 * @relayHash ec4276a89c870d24404ee84078ab52c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec4276a89c870d24404ee84078ab52c9

import type { ConcreteRequest } from 'relay-runtime';
export type CreateWorkflowInput = {
  departmentIds: ReadonlyArray<string>;
  name: string;
};
export type CreateFormMutation$variables = {
  input: CreateWorkflowInput;
};
export type CreateFormMutation$data = {
  readonly createWorkflow: {
    readonly workflow: {
      readonly databaseId: string;
      readonly id: string;
    };
  } | null | undefined;
};
export type CreateFormMutation = {
  response: CreateFormMutation$data;
  variables: CreateFormMutation$variables;
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
    "concreteType": "CreateWorkflowPayload",
    "kind": "LinkedField",
    "name": "createWorkflow",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workflow",
        "kind": "LinkedField",
        "name": "workflow",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
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
    "name": "CreateFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ec4276a89c870d24404ee84078ab52c9",
    "metadata": {},
    "name": "CreateFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90e734c7b30510d3117d4e349cda69f8";

export default node;
