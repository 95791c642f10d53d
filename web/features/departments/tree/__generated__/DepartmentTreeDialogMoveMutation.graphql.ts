/**
 * @generated SignedSource<<cb693033262f4140ca0763a0d453018f>>
 * @relayHash f91dc09e3f342b10e5adbd3ed15b2d87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f91dc09e3f342b10e5adbd3ed15b2d87

import type { ConcreteRequest } from 'relay-runtime';
export type MoveDepartmentInput = {
  beforeId?: string | null | undefined;
  id: string;
  parentId?: string | null | undefined;
};
export type DepartmentTreeDialogMoveMutation$variables = {
  input: MoveDepartmentInput;
};
export type DepartmentTreeDialogMoveMutation$data = {
  readonly moveDepartment: {
    readonly department: {
      readonly id: string;
      readonly parent: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly position: number | null | undefined;
    };
  } | null | undefined;
};
export type DepartmentTreeDialogMoveMutation = {
  response: DepartmentTreeDialogMoveMutation$data;
  variables: DepartmentTreeDialogMoveMutation$variables;
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
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MoveDepartmentPayload",
    "kind": "LinkedField",
    "name": "moveDepartment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Department",
        "kind": "LinkedField",
        "name": "department",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "position",
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
    "name": "DepartmentTreeDialogMoveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DepartmentTreeDialogMoveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f91dc09e3f342b10e5adbd3ed15b2d87",
    "metadata": {},
    "name": "DepartmentTreeDialogMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75db31828992708bd6ef62403e36c72f";

export default node;
