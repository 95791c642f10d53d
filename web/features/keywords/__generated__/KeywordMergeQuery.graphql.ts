/**
 * @generated SignedSource<<d37c7e68ab123a2eba24584fcf8a87a9>>
 * @relayHash a4ffdf5ea2093971f325f364fc5f5b07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4ffdf5ea2093971f325f364fc5f5b07

import type { ConcreteRequest } from 'relay-runtime';
export type KeywordKind = "CERTIFICATE_KEYWORD" | "COMPANY_KEYWORD" | "COUNTRY_KEYWORD" | "EDUCATION_INSTITUTION" | "LANGUAGE_KEYWORD" | "SKILL_EXCEPTION" | "SKILL_KEYWORD";
export type KeywordFilter = {
  kind?: KeywordKind | null | undefined;
};
export type KeywordMergeQuery$variables = {
  filter: KeywordFilter;
  query?: string | null | undefined;
};
export type KeywordMergeQuery$data = {
  readonly keywords: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type KeywordMergeQuery = {
  response: KeywordMergeQuery$data;
  variables: KeywordMergeQuery$variables;
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
    "name": "KeywordMergeQuery",
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
    "name": "KeywordMergeQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "a4ffdf5ea2093971f325f364fc5f5b07",
    "metadata": {},
    "name": "KeywordMergeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1896bef6af2c109df091758feef6c4b8";

export default node;
