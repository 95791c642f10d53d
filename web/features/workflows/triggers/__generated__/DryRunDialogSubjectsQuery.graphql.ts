/**
 * @generated SignedSource<<d758f659e0f6e12df8b3cc581f7a6827>>
 * @relayHash 8319a0f776a5c12f78bff74e1a8e5512
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8319a0f776a5c12f78bff74e1a8e5512

import type { ConcreteRequest } from 'relay-runtime';
export type DryRunDialogSubjectsQuery$variables = {
  query?: string | null | undefined;
  workflowId: string;
};
export type DryRunDialogSubjectsQuery$data = {
  readonly workflowSubjects: {
    readonly nodes: ReadonlyArray<{
      readonly candidateId: string;
      readonly candidateName: string | null | undefined;
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
  "name": "query"
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
      "name": "query",
      "variableName": "query"
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
    "id": "8319a0f776a5c12f78bff74e1a8e5512",
    "metadata": {},
    "name": "DryRunDialogSubjectsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c5402d2410ab82f5c8a16f666d419ce";

export default node;
