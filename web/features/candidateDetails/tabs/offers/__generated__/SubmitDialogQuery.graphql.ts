/**
 * @generated SignedSource<<9e7457cf5b16ea9f14904c7ed4f64ebb>>
 * @relayHash febde8fbbc870abf771fcfa6993b33c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID febde8fbbc870abf771fcfa6993b33c1

import type { ConcreteRequest } from 'relay-runtime';
export type SubmitDialogQuery$variables = {
  permission: string;
};
export type SubmitDialogQuery$data = {
  readonly usersByPermission: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly userName: string;
  }>;
};
export type SubmitDialogQuery = {
  response: SubmitDialogQuery$data;
  variables: SubmitDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "permission"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "permission",
      "variableName": "permission"
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
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SubmitDialogQuery",
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
    "name": "SubmitDialogQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "febde8fbbc870abf771fcfa6993b33c1",
    "metadata": {},
    "name": "SubmitDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "93c7ecadb0610d11841c181e9eea2674";

export default node;
