/**
 * @generated SignedSource<<47b3a0fa7cda2c7563925676fc701052>>
 * @relayHash 0445b08bf788f748d711bef2122e2ce7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0445b08bf788f748d711bef2122e2ce7

import type { ConcreteRequest } from 'relay-runtime';
export type KeywordKind = "CERTIFICATE_KEYWORD" | "COMPANY_KEYWORD" | "COUNTRY_KEYWORD" | "EDUCATION_INSTITUTION" | "LANGUAGE_KEYWORD" | "SKILL_EXCEPTION" | "SKILL_KEYWORD";
export type KeywordFilter = {
  kind?: KeywordKind | null | undefined;
};
export type MergeDialogQuery$variables = {
  filter: KeywordFilter;
  query?: string | null | undefined;
};
export type MergeDialogQuery$data = {
  readonly keywords: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type MergeDialogQuery = {
  response: MergeDialogQuery$data;
  variables: MergeDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
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
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
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
  "concreteType": "KeywordConnection",
  "kind": "LinkedField",
  "name": "keywords",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Keyword",
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
    "name": "MergeDialogQuery",
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
    "name": "MergeDialogQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "0445b08bf788f748d711bef2122e2ce7",
    "metadata": {},
    "name": "MergeDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5892c9b9c56241199a6b38a765450938";

export default node;
