/**
 * @generated SignedSource<<53f571231614e02275955c8521606fcf>>
 * @relayHash b7cec20db0eb507db8cee335665bc154
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7cec20db0eb507db8cee335665bc154

import type { ConcreteRequest } from 'relay-runtime';
export type PauseWorkflowTriggerInput = {
  stepId: string;
  triggerId: string;
};
export type PauseButtonPauseMutation$variables = {
  input: PauseWorkflowTriggerInput;
};
export type PauseButtonPauseMutation$data = {
  readonly pauseWorkflowTrigger: {
    readonly trigger: {
      readonly id: string;
      readonly isPaused: boolean;
    };
  } | null | undefined;
};
export type PauseButtonPauseMutation = {
  response: PauseButtonPauseMutation$data;
  variables: PauseButtonPauseMutation$variables;
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
    "concreteType": "PauseWorkflowTriggerPayload",
    "kind": "LinkedField",
    "name": "pauseWorkflowTrigger",
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
    "name": "PauseButtonPauseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PauseButtonPauseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b7cec20db0eb507db8cee335665bc154",
    "metadata": {},
    "name": "PauseButtonPauseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "33507a280d8f74133623217d12f9bb58";

export default node;
