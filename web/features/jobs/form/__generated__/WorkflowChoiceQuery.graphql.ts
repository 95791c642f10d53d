/**
 * @generated SignedSource<<6b0cfec01724ad6ea913f8184030aa4c>>
 * @relayHash d1f370f91bb24bb3a39f53af7febcca7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1f370f91bb24bb3a39f53af7febcca7

import type { ConcreteRequest } from 'relay-runtime';
export type WorkflowChoiceQuery$variables = Record<PropertyKey, never>;
export type WorkflowChoiceQuery$data = {
  readonly pipelineWorkflows: ReadonlyArray<{
    readonly id: string;
    readonly isActive: boolean;
    readonly name: string;
  }>;
};
export type WorkflowChoiceQuery = {
  response: WorkflowChoiceQuery$data;
  variables: WorkflowChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Workflow",
  "kind": "LinkedField",
  "name": "pipelineWorkflows",
  "plural": true,
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkflowChoiceQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkflowChoiceQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "d1f370f91bb24bb3a39f53af7febcca7",
    "metadata": {},
    "name": "WorkflowChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "463c1829665fbb27416c8cf49684acf1";

export default node;
