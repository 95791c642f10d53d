/**
 * @generated SignedSource<<06191f5df3aac632d424a7bab25391af>>
 * @relayHash f0a6c83ee08089221e5b3d56eddae1e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0a6c83ee08089221e5b3d56eddae1e5

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDepartmentInput = {
  id: string;
};
export type DepartmentsPageDeleteMutation$variables = {
  input: DeleteDepartmentInput;
};
export type DepartmentsPageDeleteMutation$data = {
  readonly deleteDepartment: {
    readonly deletedDepartmentId: string;
  } | null | undefined;
};
export type DepartmentsPageDeleteMutation = {
  response: DepartmentsPageDeleteMutation$data;
  variables: DepartmentsPageDeleteMutation$variables;
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
    "concreteType": "DeleteDepartmentPayload",
    "kind": "LinkedField",
    "name": "deleteDepartment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedDepartmentId",
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
    "name": "DepartmentsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DepartmentsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f0a6c83ee08089221e5b3d56eddae1e5",
    "metadata": {},
    "name": "DepartmentsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "00231d545b658d1d6e12aab8d47b7e7e";

export default node;
