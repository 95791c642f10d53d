/**
 * @generated SignedSource<<5ed219bab36d5e6289ea749cbfd10f05>>
 * @relayHash b30cac45071d9583ae0908b762030ff5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b30cac45071d9583ae0908b762030ff5

import type { ConcreteRequest } from 'relay-runtime';
export type InterviewFormCategory = "FEEDBACK" | "OFFER_LETTER" | "OTHER" | "SALARY_OFFER";
export type CreateDialogQuery$variables = {
  category: InterviewFormCategory;
  search?: string | null | undefined;
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
    "name": "search"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "category",
    "variableName": "category"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 30
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
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
    "id": "b30cac45071d9583ae0908b762030ff5",
    "metadata": {},
    "name": "CreateDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a07b2fd51edf8499b1e21ca12c027a6";

export default node;
