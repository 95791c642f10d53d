/**
 * @generated SignedSource<<66ad4810401329210a4ef0304f959e06>>
 * @relayHash 5aae15e6e61f5da23f3692d86a72642d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5aae15e6e61f5da23f3692d86a72642d

import type { ConcreteRequest } from 'relay-runtime';
export type FolderShareUsersQuery$variables = Record<PropertyKey, never>;
export type FolderShareUsersQuery$data = {
  readonly usersByPermission: ReadonlyArray<{
    readonly fullName: string;
    readonly userName: string;
  }>;
};
export type FolderShareUsersQuery = {
  response: FolderShareUsersQuery$data;
  variables: FolderShareUsersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "permission",
    "value": "TalentManagement:TalentManagement"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
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
        "field": {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "usersByPermission",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": "usersByPermission(permission:\"TalentManagement:TalentManagement\")"
        },
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
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "usersByPermission",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "usersByPermission(permission:\"TalentManagement:TalentManagement\")"
      }
    ]
  },
  "params": {
    "id": "5aae15e6e61f5da23f3692d86a72642d",
    "metadata": {},
    "name": "FolderShareUsersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "942479649a3ffc3833b3b03a332c1de8";

export default node;
