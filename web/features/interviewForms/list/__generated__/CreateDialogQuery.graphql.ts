/**
 * @generated SignedSource<<0d2e934adff84bf2e5b093fc97fdc2f0>>
 * @relayHash 4b41d0836ffae7334743fffe08e929b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b41d0836ffae7334743fffe08e929b1

import type { ConcreteRequest } from 'relay-runtime';
export type CreateDialogQuery$variables = {
  category: number;
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
    "id": "4b41d0836ffae7334743fffe08e929b1",
    "metadata": {},
    "name": "CreateDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "687f6e0309febe918ed1150038e5b143";

export default node;
