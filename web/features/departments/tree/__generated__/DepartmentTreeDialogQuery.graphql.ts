/**
 * @generated SignedSource<<4982b0373c75b0d5417937f94c9c089a>>
 * @relayHash cc5c881204b47bd0db7366fe158d8c10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc5c881204b47bd0db7366fe158d8c10

import type { ConcreteRequest } from 'relay-runtime';
export type DepartmentTreeDialogQuery$variables = Record<PropertyKey, never>;
export type DepartmentTreeDialogQuery$data = {
  readonly departments: ReadonlyArray<{
    readonly id: string;
    readonly key: string;
    readonly name: string;
    readonly parent: {
      readonly id: string;
    } | null | undefined;
  }>;
};
export type DepartmentTreeDialogQuery = {
  response: DepartmentTreeDialogQuery$data;
  variables: DepartmentTreeDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Department",
  "kind": "LinkedField",
  "name": "departments",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/)
      ],
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
    "name": "DepartmentTreeDialogQuery",
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DepartmentTreeDialogQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "cc5c881204b47bd0db7366fe158d8c10",
    "metadata": {},
    "name": "DepartmentTreeDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a05e77a1bbf1cf42a4ad84239d55f3f9";

export default node;
