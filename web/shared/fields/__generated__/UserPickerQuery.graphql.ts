/**
 * @generated SignedSource<<4a3c6f86763642b5b63f06b19ee3c4d2>>
 * @relayHash 8ab9f407abc3e0fb06241c6e26c4480b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ab9f407abc3e0fb06241c6e26c4480b

import type { ConcreteRequest } from 'relay-runtime';
export type UserPickerQuery$variables = {
  query?: string | null | undefined;
};
export type UserPickerQuery$data = {
  readonly users: {
    readonly nodes: ReadonlyArray<{
      readonly fullName: string;
      readonly id: string;
      readonly userName: string;
    }>;
  };
};
export type UserPickerQuery = {
  response: UserPickerQuery$data;
  variables: UserPickerQuery$variables;
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
    "name": "UserPickerQuery",
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
    "name": "UserPickerQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "8ab9f407abc3e0fb06241c6e26c4480b",
    "metadata": {},
    "name": "UserPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b548656168b134a972d7afd6043f94b2";

export default node;
