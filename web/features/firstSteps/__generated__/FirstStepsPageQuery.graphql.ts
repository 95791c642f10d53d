/**
 * @generated SignedSource<<f6cff82aad4016724f58a9e3583b2e6b>>
 * @relayHash 31cc5a1419c0b50044d51f095a29d855
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31cc5a1419c0b50044d51f095a29d855

import type { ConcreteRequest } from 'relay-runtime';
export type FirstStepsPageQuery$variables = Record<PropertyKey, never>;
export type FirstStepsPageQuery$data = {
  readonly companyStatus: {
    readonly guidelineSkippedAt: string | null | undefined;
    readonly guidelineSkippedBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly isGuidelineSkipped: boolean;
  } | null | undefined;
  readonly firstSteps: ReadonlyArray<{
    readonly isDone: boolean;
    readonly key: string;
  }>;
  readonly viewer: {
    readonly company: {
      readonly id: string;
    };
  } | null | undefined;
};
export type FirstStepsPageQuery = {
  response: FirstStepsPageQuery$data;
  variables: FirstStepsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "FirstStep",
  "kind": "LinkedField",
  "name": "firstSteps",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDone",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isGuidelineSkipped",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guidelineSkippedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FirstStepsPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "NULL"
      },
      {
        "kind": "RequiredField",
        "field": (v2/*:: as any*/),
        "action": "THROW"
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "CompanyStatus",
          "kind": "LinkedField",
          "name": "companyStatus",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "guidelineSkippedBy",
              "plural": false,
              "selections": [
                (v5/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FirstStepsPageQuery",
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CompanyStatus",
        "kind": "LinkedField",
        "name": "companyStatus",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "guidelineSkippedBy",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "31cc5a1419c0b50044d51f095a29d855",
    "metadata": {},
    "name": "FirstStepsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec805f0a6a35dc63f86b72f1880d8f1d";

export default node;
