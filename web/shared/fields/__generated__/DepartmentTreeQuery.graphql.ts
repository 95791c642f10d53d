/**
 * @generated SignedSource<<02461180e173480ca3e0766ec9349489>>
 * @relayHash 361655ddaa0a1dfbf3b9e773e8c5dd95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 361655ddaa0a1dfbf3b9e773e8c5dd95

import type { ConcreteRequest } from 'relay-runtime';
export type DepartmentTreeQuery$variables = {
  includeId?: string | null | undefined;
};
export type DepartmentTreeQuery$data = {
  readonly departments: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly key: string;
    readonly name: string;
    readonly parent: {
      readonly id: string;
    } | null | undefined;
  }>;
};
export type DepartmentTreeQuery = {
  response: DepartmentTreeQuery$data;
  variables: DepartmentTreeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "includeId"
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
  "args": [
    {
      "kind": "Variable",
      "name": "includeId",
      "variableName": "includeId"
    }
  ],
  "concreteType": "Department",
  "kind": "LinkedField",
  "name": "departments",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Department",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DepartmentTreeQuery",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DepartmentTreeQuery",
    "selections": [
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "361655ddaa0a1dfbf3b9e773e8c5dd95",
    "metadata": {},
    "name": "DepartmentTreeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9597b823703326102b42d7295481aff5";

export default node;
