/**
 * @generated SignedSource<<0d5ed36d452d992336b397c2701bf576>>
 * @relayHash fc6b89d9242bf76a8b8658f1cf93624d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc6b89d9242bf76a8b8658f1cf93624d

import type { ConcreteRequest } from 'relay-runtime';
export type GroupFieldQuery$variables = {
  query?: string | null | undefined;
};
export type GroupFieldQuery$data = {
  readonly stageItems: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type GroupFieldQuery = {
  response: GroupFieldQuery$data;
  variables: GroupFieldQuery$variables;
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
      "name": "filter",
      "value": {
        "kind": "STATUS_GROUP"
      }
    },
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
  "concreteType": "StageItemConnection",
  "kind": "LinkedField",
  "name": "stageItems",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StageItem",
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
          "name": "name",
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
    "name": "GroupFieldQuery",
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
    "name": "GroupFieldQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "fc6b89d9242bf76a8b8658f1cf93624d",
    "metadata": {},
    "name": "GroupFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9aceeaf57f36269d4db8ed1158a1ad7a";

export default node;
