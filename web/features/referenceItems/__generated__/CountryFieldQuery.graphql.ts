/**
 * @generated SignedSource<<68dad85a8702fed18aac83544e93e914>>
 * @relayHash 133d1ae276074a2978aa1c64750c6965
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 133d1ae276074a2978aa1c64750c6965

import type { ConcreteRequest } from 'relay-runtime';
export type CountryFieldQuery$variables = {
  query?: string | null | undefined;
};
export type CountryFieldQuery$data = {
  readonly referenceItems: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type CountryFieldQuery = {
  response: CountryFieldQuery$data;
  variables: CountryFieldQuery$variables;
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
        "kind": "COUNTRY"
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
  "concreteType": "ReferenceItemConnection",
  "kind": "LinkedField",
  "name": "referenceItems",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReferenceItem",
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
    "name": "CountryFieldQuery",
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
    "name": "CountryFieldQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "133d1ae276074a2978aa1c64750c6965",
    "metadata": {},
    "name": "CountryFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4491d09c5b062f335928ff0441bed1e";

export default node;
