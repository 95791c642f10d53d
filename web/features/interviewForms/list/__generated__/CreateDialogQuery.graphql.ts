/**
 * @generated SignedSource<<be341a6cf2a0373c5ed83d6e4e04b52e>>
 * @relayHash e6231aaca6117cf051849a20884d5de2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6231aaca6117cf051849a20884d5de2

import type { ConcreteRequest } from 'relay-runtime';
export type InterviewFormCategory = "APPLICATION" | "FEEDBACK" | "OFFER_LETTER" | "OTHER" | "SALARY_OFFER";
export type CreateDialogQuery$variables = {
  category: InterviewFormCategory;
  query?: string | null | undefined;
};
export type CreateDialogQuery$data = {
  readonly interviewForms: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: string;
      readonly name: string;
    }>;
  };
};
export type CreateDialogQuery = {
  response: CreateDialogQuery$data;
  variables: CreateDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "category"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "category",
        "variableName": "category"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 30
  },
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "query"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateDialogQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "InterviewFormConnection",
          "kind": "LinkedField",
          "name": "interviewForms",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "InterviewForm",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
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
    "name": "CreateDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InterviewFormConnection",
        "kind": "LinkedField",
        "name": "interviewForms",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InterviewForm",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e6231aaca6117cf051849a20884d5de2",
    "metadata": {},
    "name": "CreateDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "73eba3aba78f9602b42ebec004437c73";

export default node;
