/**
 * @generated SignedSource<<adb6e4e3a9daae9b32db88da1375e9e5>>
 * @relayHash 8b91f857df6c8dd326e723a8728e128e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b91f857df6c8dd326e723a8728e128e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeywordKind = "CERTIFICATE_KEYWORD" | "COMPANY_KEYWORD" | "COUNTRY_KEYWORD" | "EDUCATION_INSTITUTION" | "LANGUAGE_KEYWORD" | "SKILL_EXCEPTION" | "SKILL_KEYWORD";
export type CreateKeywordInput = {
  kind: KeywordKind;
  name: string;
};
export type KeywordDialogCreateMutation$variables = {
  input: CreateKeywordInput;
};
export type KeywordDialogCreateMutation$data = {
  readonly createKeyword: {
    readonly keyword: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"KeywordsPage_keyword">;
    };
  } | null | undefined;
};
export type KeywordDialogCreateMutation = {
  response: KeywordDialogCreateMutation$data;
  variables: KeywordDialogCreateMutation$variables;
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
    "name": "KeywordDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateKeywordPayload",
        "kind": "LinkedField",
        "name": "createKeyword",
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
    "name": "KeywordDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateKeywordPayload",
        "kind": "LinkedField",
        "name": "createKeyword",
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
    "id": "8b91f857df6c8dd326e723a8728e128e",
    "metadata": {},
    "name": "KeywordDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "51319254ae3872226ee78bfe83094605";

export default node;
