/**
 * @generated SignedSource<<1319091afb9b8ab3aab5553d82740ced>>
 * @relayHash c445ea5620f146bcfa883c7c520b6997
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c445ea5620f146bcfa883c7c520b6997

import type { ConcreteRequest } from 'relay-runtime';
export type UserPickerIdQuery$variables = {
  userName: string;
};
export type UserPickerIdQuery$data = {
  readonly user: {
    readonly id: string;
  } | null | undefined;
};
export type UserPickerIdQuery = {
  response: UserPickerIdQuery$data;
  variables: UserPickerIdQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "userName",
        "variableName": "userName"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "user",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UserPickerIdQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserPickerIdQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c445ea5620f146bcfa883c7c520b6997",
    "metadata": {},
    "name": "UserPickerIdQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7083f52499cacfab00d0f323e328ea0c";

export default node;
