/**
 * @generated SignedSource<<dd544678518069f8f5ce66b40e14417d>>
 * @relayHash f8351d7d670bec86f01c46a67d26429f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8351d7d670bec86f01c46a67d26429f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetDepartmentApproversInput = {
  approverIds: ReadonlyArray<string>;
  departmentId: string;
};
export type DepartmentRowSaveMutation$variables = {
  input: SetDepartmentApproversInput;
};
export type DepartmentRowSaveMutation$data = {
  readonly setDepartmentApprovers: {
    readonly department: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DepartmentRow_department">;
    } | null | undefined;
  } | null | undefined;
};
export type DepartmentRowSaveMutation = {
  response: DepartmentRowSaveMutation$data;
  variables: DepartmentRowSaveMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DepartmentRowSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetDepartmentApproversPayload",
        "kind": "LinkedField",
        "name": "setDepartmentApprovers",
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
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DepartmentRow_department"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DepartmentRowSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetDepartmentApproversPayload",
        "kind": "LinkedField",
        "name": "setDepartmentApprovers",
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
              (v2/*:: as any*/),
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "jobApprovers",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "userName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
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
    ]
  },
  "params": {
    "id": "f8351d7d670bec86f01c46a67d26429f",
    "metadata": {},
    "name": "DepartmentRowSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c62fc240daba72ec313eef3edf8cf61";

export default node;
