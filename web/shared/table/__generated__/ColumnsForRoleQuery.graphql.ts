/**
 * @generated SignedSource<<73c22fcde2154d81fe872d2f70afff29>>
 * @relayHash 0c1aabc53807b79f81082c0c716ade53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c1aabc53807b79f81082c0c716ade53

import type { ConcreteRequest } from 'relay-runtime';
export type ColumnsForRoleQuery$variables = {
  tables: ReadonlyArray<string>;
};
export type ColumnsForRoleQuery$data = {
  readonly companyRoles: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly tableArrangements: {
    readonly nodes: ReadonlyArray<{
      readonly roleCode: string | null | undefined;
    }>;
  };
};
export type ColumnsForRoleQuery = {
  response: ColumnsForRoleQuery$data;
  variables: ColumnsForRoleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "tables"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "RoleSummary",
  "kind": "LinkedField",
  "name": "companyRoles",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
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
},
v2 = {
  "alias": null,
  "args": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "tables",
          "variableName": "tables"
        }
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "TableArrangementConnection",
  "kind": "LinkedField",
  "name": "tableArrangements",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TableArrangement",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roleCode",
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
    "name": "ColumnsForRoleQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v1/*:: as any*/),
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": (v2/*:: as any*/),
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
    "name": "ColumnsForRoleQuery",
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "0c1aabc53807b79f81082c0c716ade53",
    "metadata": {},
    "name": "ColumnsForRoleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f60909aaa886ff1fda0b31d671736328";

export default node;
