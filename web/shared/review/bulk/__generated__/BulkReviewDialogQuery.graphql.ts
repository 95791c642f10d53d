/**
 * @generated SignedSource<<65aabe302479041af9a8ae95fe22a1df>>
 * @relayHash 177474d808199395a878b877c3f56365
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 177474d808199395a878b877c3f56365

import type { ConcreteRequest } from 'relay-runtime';
export type BulkReviewDialogQuery$variables = {
  isApprove: boolean;
};
export type BulkReviewDialogQuery$data = {
  readonly jobRanks?: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly recruitmentChannels?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly viewer?: {
    readonly user: {
      readonly fullName: string;
      readonly id: string;
      readonly userName: string;
    };
  } | null | undefined;
};
export type BulkReviewDialogQuery = {
  response: BulkReviewDialogQuery$data;
  variables: BulkReviewDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isApprove"
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "RecruitmentChannel",
  "kind": "LinkedField",
  "name": "recruitmentChannels",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkReviewDialogQuery",
    "selections": [
      {
        "condition": "isApprove",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v3/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "JobRank",
              "kind": "LinkedField",
              "name": "jobRanks",
              "plural": true,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v4/*:: as any*/),
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
    "name": "BulkReviewDialogQuery",
    "selections": [
      {
        "condition": "isApprove",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JobRank",
            "kind": "LinkedField",
            "name": "jobRanks",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "177474d808199395a878b877c3f56365",
    "metadata": {},
    "name": "BulkReviewDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d219791583608cc1e5ca764a54bf532d";

export default node;
