/**
 * @generated SignedSource<<26920dd975be559b60e496023845c2f0>>
 * @relayHash 62f898aba8dca4895eb969f10aa060d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62f898aba8dca4895eb969f10aa060d4

import type { ConcreteRequest } from 'relay-runtime';
export type NationalityMergeQuery$variables = {
  query?: string | null | undefined;
};
export type NationalityMergeQuery$data = {
  readonly nationalities: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type NationalityMergeQuery = {
  response: NationalityMergeQuery$data;
  variables: NationalityMergeQuery$variables;
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
  "concreteType": "NationalityConnection",
  "kind": "LinkedField",
  "name": "nationalities",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Nationality",
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
    "name": "NationalityMergeQuery",
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
    "name": "NationalityMergeQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "62f898aba8dca4895eb969f10aa060d4",
    "metadata": {},
    "name": "NationalityMergeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a261c2c755c58d918e8421fa5c5b4196";

export default node;
