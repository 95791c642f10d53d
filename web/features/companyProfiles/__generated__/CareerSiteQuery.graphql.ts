/**
 * @generated SignedSource<<1ee202abc01ed1207c211292736ab4bf>>
 * @relayHash ee10c828ed45e3713cd184d1c35f14b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee10c828ed45e3713cd184d1c35f14b9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CareerSiteQuery$variables = {
  mayReadForms: boolean;
};
export type CareerSiteQuery$data = {
  readonly careerSiteSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"CareerSiteForm_settings">;
  };
  readonly interviewForms?: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly isActive: boolean;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type CareerSiteQuery = {
  response: CareerSiteQuery$data;
  variables: CareerSiteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mayReadForms"
  }
],
v1 = [
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isActive",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "category": "APPLICATION"
      }
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "interviewForms(filter:{\"category\":\"APPLICATION\"},first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CareerSiteQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "CareerSiteSettings",
          "kind": "LinkedField",
          "name": "careerSiteSettings",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CareerSiteForm_settings"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "condition": "mayReadForms",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v2/*:: as any*/),
            "to": "NULL"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CareerSiteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CareerSiteSettings",
        "kind": "LinkedField",
        "name": "careerSiteSettings",
        "plural": false,
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
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPublic",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSalaryShown",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TextsByLanguage",
            "kind": "LinkedField",
            "name": "introductions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "en",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vi",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ja",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "jobCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InterviewForm",
            "kind": "LinkedField",
            "name": "applicationForm",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "mayReadForms",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "ee10c828ed45e3713cd184d1c35f14b9",
    "metadata": {},
    "name": "CareerSiteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4e1ea00567764e3f5c65eb8f20924af";

export default node;
