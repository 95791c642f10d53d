/**
 * @generated SignedSource<<fe795b94174c560376eb2f8722eb97c6>>
 * @relayHash 0dee7f5e28185097124f73334c6d47fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dee7f5e28185097124f73334c6d47fd

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
    readonly parentId: string | null | undefined;
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
      "kind": "ScalarField",
      "name": "parentId",
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
        "field": (v1/*:: as any*/),
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
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "0dee7f5e28185097124f73334c6d47fd",
    "metadata": {},
    "name": "DepartmentTreeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eb26bc2707463821531319768dae0e3e";

export default node;
