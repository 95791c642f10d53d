/**
 * @generated SignedSource<<4446e017d841dc8c24fe26c247adedf0>>
 * @relayHash 446559addae7e075f91ac154bfd44c94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 446559addae7e075f91ac154bfd44c94

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
      readonly version: number | null | undefined;
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
            "kind": "ScalarField",
            "name": "version",
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
    "id": "446559addae7e075f91ac154bfd44c94",
    "metadata": {},
    "name": "DepartmentTreeDialogMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92da55cd37fe1c828d4adab1b85defcd";

export default node;
