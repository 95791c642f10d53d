/**
 * @generated SignedSource<<e88b455600121fb83332c288d309d12b>>
 * @relayHash c9c276d35914b6274ba2d06699b47109
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9c276d35914b6274ba2d06699b47109

import type { ConcreteRequest } from 'relay-runtime';
export type ShareUsersFieldQuery$variables = {
  search?: string | null | undefined;
};
export type ShareUsersFieldQuery$data = {
  readonly talentFolderShareableUsers: ReadonlyArray<{
    readonly fullName: string;
    readonly userName: string;
  }>;
};
export type ShareUsersFieldQuery = {
  response: ShareUsersFieldQuery$data;
  variables: ShareUsersFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ShareUsersFieldQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "talentFolderShareableUsers",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/)
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
    "name": "ShareUsersFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "talentFolderShareableUsers",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "c9c276d35914b6274ba2d06699b47109",
    "metadata": {},
    "name": "ShareUsersFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58d9add3db7bfdc0fc37fea59217906e";

export default node;
