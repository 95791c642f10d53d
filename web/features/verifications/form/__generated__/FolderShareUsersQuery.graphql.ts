/**
 * @generated SignedSource<<92f09ec26fdbc5b4b09800161c42fcde>>
 * @relayHash 6f2c0becbdd29d43deb0340a109c489e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f2c0becbdd29d43deb0340a109c489e

import type { ConcreteRequest } from 'relay-runtime';
export type FolderShareUsersQuery$variables = Record<PropertyKey, never>;
export type FolderShareUsersQuery$data = {
  readonly usersByPermission: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly userName: string;
  }>;
};
export type FolderShareUsersQuery = {
  response: FolderShareUsersQuery$data;
  variables: FolderShareUsersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "permission",
      "value": "TalentManagement:TalentManagement"
    }
  ],
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "usersByPermission",
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
  "storageKey": "usersByPermission(permission:\"TalentManagement:TalentManagement\")"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FolderShareUsersQuery",
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
    "name": "FolderShareUsersQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "6f2c0becbdd29d43deb0340a109c489e",
    "metadata": {},
    "name": "FolderShareUsersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f71ebf349d5a2e7391c2add704f3f3d7";

export default node;
