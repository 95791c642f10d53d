/**
 * @generated SignedSource<<21d1b56e51e0ab7ceda553470714ead6>>
 * @relayHash 39a56e3466cafe16aaceba6095e51e4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39a56e3466cafe16aaceba6095e51e4d

import type { ConcreteRequest } from 'relay-runtime';
export type WaitingDecisionKind = "JOB" | "OFFER_LETTER" | "SALARY_OFFER";
export type WaitingOffersQuery$variables = Record<PropertyKey, never>;
export type WaitingOffersQuery$data = {
  readonly waitingDecisions: {
    readonly nodes: ReadonlyArray<{
      readonly askedAt: string;
      readonly databaseId: string;
      readonly id: string;
      readonly kind: WaitingDecisionKind;
      readonly offer: {
        readonly candidateName: string;
      } | null | undefined;
    }>;
    readonly totalCount: number;
  };
};
export type WaitingOffersQuery = {
  response: WaitingOffersQuery$data;
  variables: WaitingOffersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "kinds": [
        "SALARY_OFFER",
        "OFFER_LETTER"
      ]
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
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
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "askedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "candidateName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WaitingOffersQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "WaitingDecisionConnection",
          "kind": "LinkedField",
          "name": "waitingDecisions",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WaitingDecision",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Offer",
                  "kind": "LinkedField",
                  "name": "offer",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            (v6/*:: as any*/)
          ],
          "storageKey": "waitingDecisions(filter:{\"kinds\":[\"SALARY_OFFER\",\"OFFER_LETTER\"]},first:5)"
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WaitingOffersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "WaitingDecisionConnection",
        "kind": "LinkedField",
        "name": "waitingDecisions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingDecision",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Offer",
                "kind": "LinkedField",
                "name": "offer",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": "waitingDecisions(filter:{\"kinds\":[\"SALARY_OFFER\",\"OFFER_LETTER\"]},first:5)"
      }
    ]
  },
  "params": {
    "id": "39a56e3466cafe16aaceba6095e51e4d",
    "metadata": {},
    "name": "WaitingOffersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "04593b55f6690acc638a283c417a828a";

export default node;
