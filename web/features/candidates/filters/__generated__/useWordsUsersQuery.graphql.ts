/**
 * @generated SignedSource<<ef7db67069f11abab7c7f6bfac75e4a9>>
 * @relayHash c18895bd45d079426048b599c08588c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c18895bd45d079426048b599c08588c1

import type { ConcreteRequest } from 'relay-runtime';
export type useWordsUsersQuery$variables = {
  query?: string | null | undefined;
};
export type useWordsUsersQuery$data = {
  readonly users: {
    readonly nodes: ReadonlyArray<{
      readonly fullName: string;
      readonly id: string;
      readonly userName: string;
    }>;
  };
};
export type useWordsUsersQuery = {
  response: useWordsUsersQuery$data;
  variables: useWordsUsersQuery$variables;
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
      "kind": "Literal",
      "name": "first",
      "value": 20
    },
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    }
  ],
  "concreteType": "UserConnection",
  "kind": "LinkedField",
  "name": "users",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "nodes",
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWordsUsersQuery",
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
    "name": "useWordsUsersQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "c18895bd45d079426048b599c08588c1",
    "metadata": {},
    "name": "useWordsUsersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9978b020e8c63d0ec609b5a5be258f74";

export default node;
