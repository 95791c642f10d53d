/**
 * @generated SignedSource<<d11dc67802d80cc0c0166e5b5163928e>>
 * @relayHash d96b5e2f044a243af368b9951f42de45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d96b5e2f044a243af368b9951f42de45

import type { ConcreteRequest } from 'relay-runtime';
export type UserDialogVersionQuery$variables = {
  userName: string;
};
export type UserDialogVersionQuery$data = {
  readonly user: {
    readonly account: {
      readonly version: number;
    };
  };
};
export type UserDialogVersionQuery = {
  response: UserDialogVersionQuery$data;
  variables: UserDialogVersionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userName"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "userName",
    "variableName": "userName"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "UserAccount",
  "kind": "LinkedField",
  "name": "account",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
    "name": "UserDialogVersionQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "kind": "RequiredField",
              "field": (v2/*:: as any*/),
              "action": "THROW"
            }
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
    "name": "UserDialogVersionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
    "id": "d96b5e2f044a243af368b9951f42de45",
    "metadata": {},
    "name": "UserDialogVersionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6b7eb5962e966db95212d0e04ce235f0";

export default node;
