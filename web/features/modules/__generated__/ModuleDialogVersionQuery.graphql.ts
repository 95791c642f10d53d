/**
 * @generated SignedSource<<41bcbd5d7c4a9c0ebe1ad09aeb8bb023>>
 * @relayHash 8fd70c8df9ba727ea82fa0fc586b1254
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fd70c8df9ba727ea82fa0fc586b1254

import type { ConcreteRequest } from 'relay-runtime';
export type ModuleDialogVersionQuery$variables = {
  id: string;
};
export type ModuleDialogVersionQuery$data = {
  readonly node: {
    readonly version?: number;
  };
};
export type ModuleDialogVersionQuery = {
  response: ModuleDialogVersionQuery$data;
  variables: ModuleDialogVersionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Module",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ModuleDialogVersionQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": null,
          "kind": "LinkedField",
          "name": "node",
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
    "name": "ModuleDialogVersionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    "id": "8fd70c8df9ba727ea82fa0fc586b1254",
    "metadata": {},
    "name": "ModuleDialogVersionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "29a5f13562ae3b409d6d759769a5f368";

export default node;
