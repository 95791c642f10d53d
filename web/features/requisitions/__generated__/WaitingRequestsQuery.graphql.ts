/**
 * @generated SignedSource<<8ac78fe24a8ce1a264d78f36d7d62039>>
 * @relayHash 52bd88d73811ea85180125859b36a1f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52bd88d73811ea85180125859b36a1f7

import type { ConcreteRequest } from 'relay-runtime';
export type WaitingRequestsQuery$variables = {
  longAgo: string;
};
export type WaitingRequestsQuery$data = {
  readonly long: {
    readonly totalCount: number;
  };
  readonly waiting: {
    readonly nodes: ReadonlyArray<{
      readonly askedAt: string;
      readonly databaseId: string;
      readonly id: string;
      readonly job: {
        readonly title: string;
      } | null | undefined;
    }>;
    readonly totalCount: number;
  };
};
export type WaitingRequestsQuery = {
  response: WaitingRequestsQuery$data;
  variables: WaitingRequestsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "longAgo"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
  "name": "title",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v7 = {
  "alias": "long",
  "args": [
    {
      "fields": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "to",
              "variableName": "longAgo"
            }
          ],
          "kind": "ObjectValue",
          "name": "askedAt"
        }
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "JobApprovalRequestConnection",
  "kind": "LinkedField",
  "name": "requisitionsToDecide",
  "plural": false,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WaitingRequestsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": "waiting",
          "args": (v1/*:: as any*/),
          "concreteType": "JobApprovalRequestConnection",
          "kind": "LinkedField",
          "name": "requisitionsToDecide",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "JobApprovalRequest",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Job",
                  "kind": "LinkedField",
                  "name": "job",
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
          "storageKey": "requisitionsToDecide(first:5)"
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": (v7/*:: as any*/),
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
    "name": "WaitingRequestsQuery",
    "selections": [
      {
        "alias": "waiting",
        "args": (v1/*:: as any*/),
        "concreteType": "JobApprovalRequestConnection",
        "kind": "LinkedField",
        "name": "requisitionsToDecide",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JobApprovalRequest",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Job",
                "kind": "LinkedField",
                "name": "job",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": "requisitionsToDecide(first:5)"
      },
      (v7/*:: as any*/)
    ]
  },
  "params": {
    "id": "52bd88d73811ea85180125859b36a1f7",
    "metadata": {},
    "name": "WaitingRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1409582bbb0ca140dfe1c1b333af576c";

export default node;
