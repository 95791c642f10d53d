/**
 * @generated SignedSource<<9ec375c77327a93a50d8048252c3a779>>
 * @relayHash 1df91e8b2d5ac2557bcad745fdebafb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1df91e8b2d5ac2557bcad745fdebafb9

import type { ConcreteRequest } from 'relay-runtime';
export type ShareUsersFieldQuery$variables = {
  query?: string | null | undefined;
};
export type ShareUsersFieldQuery$data = {
  readonly talentFolderShareableUsers: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
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
    "name": "query"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    }
  ],
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "talentFolderShareableUsers",
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
    "name": "ShareUsersFieldQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "1df91e8b2d5ac2557bcad745fdebafb9",
    "metadata": {},
    "name": "ShareUsersFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3eb27bd96aff5d6a9d337b078d1db49c";

export default node;
