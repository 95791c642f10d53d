/**
 * @generated SignedSource<<b65f22cc905f22cf416f3d78569f559a>>
 * @relayHash 269ca12afa138ba8446f2f0475abad41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 269ca12afa138ba8446f2f0475abad41

import type { ConcreteRequest } from 'relay-runtime';
export type RoleDialogVersionQuery$variables = {
  databaseId: string;
};
export type RoleDialogVersionQuery$data = {
  readonly role: {
    readonly version: number;
  };
};
export type RoleDialogVersionQuery = {
  response: RoleDialogVersionQuery$data;
  variables: RoleDialogVersionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RoleDialogVersionQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Role",
          "kind": "LinkedField",
          "name": "role",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
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
    "name": "RoleDialogVersionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Role",
        "kind": "LinkedField",
        "name": "role",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "269ca12afa138ba8446f2f0475abad41",
    "metadata": {},
    "name": "RoleDialogVersionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a0c55d2797e5165eb32989901a5fca4";

export default node;
