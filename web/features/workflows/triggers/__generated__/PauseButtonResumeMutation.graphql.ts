/**
 * @generated SignedSource<<9a0f3f6c81db50af2475615f2150fb72>>
 * @relayHash c5bfc66509358b092881e231a41d3f3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5bfc66509358b092881e231a41d3f3d

import type { ConcreteRequest } from 'relay-runtime';
export type ResumeWorkflowTriggerInput = {
  stepId: string;
  triggerId: string;
};
export type PauseButtonResumeMutation$variables = {
  input: ResumeWorkflowTriggerInput;
};
export type PauseButtonResumeMutation$data = {
  readonly resumeWorkflowTrigger: {
    readonly trigger: {
      readonly id: string;
      readonly isPaused: boolean;
    };
  } | null | undefined;
};
export type PauseButtonResumeMutation = {
  response: PauseButtonResumeMutation$data;
  variables: PauseButtonResumeMutation$variables;
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
    "concreteType": "ResumeWorkflowTriggerPayload",
    "kind": "LinkedField",
    "name": "resumeWorkflowTrigger",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkflowTrigger",
        "kind": "LinkedField",
        "name": "trigger",
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
            "name": "isPaused",
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
    "name": "PauseButtonResumeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PauseButtonResumeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c5bfc66509358b092881e231a41d3f3d",
    "metadata": {},
    "name": "PauseButtonResumeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "40c05e765d633d3bf71665e8377d0374";

export default node;
