/**
 * @generated SignedSource<<2c0651c61fc262635f3f6b853b04af1c>>
 * @relayHash 249a8c0c4661d942d78d7a81b9bbf40a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 249a8c0c4661d942d78d7a81b9bbf40a

import type { ConcreteRequest } from 'relay-runtime';
export type DryRunDialogSubjectsQuery$variables = {
  search?: string | null | undefined;
  workflowId: string;
};
export type DryRunDialogSubjectsQuery$data = {
  readonly workflowSubjects: {
    readonly nodes: ReadonlyArray<{
      readonly candidateId: string;
      readonly candidateName: string;
      readonly jobId: string;
      readonly jobTitle: string;
    }>;
  };
};
export type DryRunDialogSubjectsQuery = {
  response: DryRunDialogSubjectsQuery$data;
  variables: DryRunDialogSubjectsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "workflowId"
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    },
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    },
    {
      "kind": "Variable",
      "name": "workflowId",
      "variableName": "workflowId"
    }
  ],
  "concreteType": "WorkflowSubjectConnection",
  "kind": "LinkedField",
  "name": "workflowSubjects",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowSubject",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidateId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidateName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobTitle",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DryRunDialogSubjectsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v2/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DryRunDialogSubjectsQuery",
    "selections": [
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "249a8c0c4661d942d78d7a81b9bbf40a",
    "metadata": {},
    "name": "DryRunDialogSubjectsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ffaffadf45f908e08c8c25c92b2c318";

export default node;
