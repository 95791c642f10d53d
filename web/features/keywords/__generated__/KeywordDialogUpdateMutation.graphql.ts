/**
 * @generated SignedSource<<de268f67d4a139a9521eb149dcb54014>>
 * @relayHash d60d5c220eb192d5c1bd291afd30e26d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d60d5c220eb192d5c1bd291afd30e26d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateKeywordInput = {
  id: string;
  name: string;
};
export type KeywordDialogUpdateMutation$variables = {
  input: UpdateKeywordInput;
};
export type KeywordDialogUpdateMutation$data = {
  readonly updateKeyword: {
    readonly keyword: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"KeywordDialog_keyword" | "KeywordsPage_keyword">;
    };
  } | null | undefined;
};
export type KeywordDialogUpdateMutation = {
  response: KeywordDialogUpdateMutation$data;
  variables: KeywordDialogUpdateMutation$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "KeywordDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateKeywordPayload",
        "kind": "LinkedField",
        "name": "updateKeyword",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Keyword",
            "kind": "LinkedField",
            "name": "keyword",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "KeywordsPage_keyword"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "KeywordDialog_keyword"
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
    "name": "KeywordDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateKeywordPayload",
        "kind": "LinkedField",
        "name": "updateKeyword",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Keyword",
            "kind": "LinkedField",
            "name": "keyword",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
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
    "id": "d60d5c220eb192d5c1bd291afd30e26d",
    "metadata": {},
    "name": "KeywordDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28384dde35b202e7f2f211dc007e51d1";

export default node;
