/**
 * @generated SignedSource<<c2f126539ce48b6bb44a28cfe8bc418f>>
 * @relayHash 4d181516d332dd7bbf743ac9d3563003
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d181516d332dd7bbf743ac9d3563003

import type { ConcreteRequest } from 'relay-runtime';
export type SetJobWorkflowInput = {
  jobId: string;
  stages?: ReadonlyArray<StageMappingInput> | null | undefined;
  workflowId: string;
};
export type StageMappingInput = {
  fromId: string;
  toId: string;
};
export type WorkflowDialogMutation$variables = {
  input: SetJobWorkflowInput;
};
export type WorkflowDialogMutation$data = {
  readonly setJobWorkflow: {
    readonly job: {
      readonly id: string;
      readonly workflow: {
        readonly id: string;
        readonly name: string;
        readonly steps: ReadonlyArray<{
          readonly color: string;
          readonly databaseId: string;
          readonly id: string;
          readonly key: string;
          readonly name: string;
        }>;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type WorkflowDialogMutation = {
  response: WorkflowDialogMutation$data;
  variables: WorkflowDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetJobWorkflowPayload",
    "kind": "LinkedField",
    "name": "setJobWorkflow",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Workflow",
            "kind": "LinkedField",
            "name": "workflow",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkflowStep",
                "kind": "LinkedField",
                "name": "steps",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "databaseId",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "color",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
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
    "name": "WorkflowDialogMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WorkflowDialogMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4d181516d332dd7bbf743ac9d3563003",
    "metadata": {},
    "name": "WorkflowDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3755d0c49b8583bbaadfa934d665f5c5";

export default node;
