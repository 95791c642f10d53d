/**
 * @generated SignedSource<<5596c7178377a53c7132c55088361062>>
 * @relayHash eeb9eee0a105f5210890f14a4f82f279
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eeb9eee0a105f5210890f14a4f82f279

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeKeywordInput = {
  id: string;
  intoId: string;
};
export type KeywordMergeMutation$variables = {
  input: MergeKeywordInput;
};
export type KeywordMergeMutation$data = {
  readonly mergeKeyword: {
    readonly deletedKeywordId: string;
    readonly keyword: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"KeywordsPage_keyword">;
    };
  } | null | undefined;
};
export type KeywordMergeMutation = {
  response: KeywordMergeMutation$data;
  variables: KeywordMergeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedKeywordId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "KeywordMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeKeywordPayload",
        "kind": "LinkedField",
        "name": "mergeKeyword",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Keyword",
            "kind": "LinkedField",
            "name": "keyword",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "KeywordsPage_keyword"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KeywordMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeKeywordPayload",
        "kind": "LinkedField",
        "name": "mergeKeyword",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Keyword",
            "kind": "LinkedField",
            "name": "keyword",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "KeywordUsage",
                "kind": "LinkedField",
                "name": "usage",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "candidateCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "jobCount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eeb9eee0a105f5210890f14a4f82f279",
    "metadata": {},
    "name": "KeywordMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bdee3d130ff5b27874f14679e456ad2a";

export default node;
