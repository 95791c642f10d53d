/**
 * @generated SignedSource<<5269a5a0928d548febf8adfb53c760a2>>
 * @relayHash 72624b381c0d5ec91270d6fe37b0d802
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72624b381c0d5ec91270d6fe37b0d802

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowedCandidatesQuery$variables = Record<PropertyKey, never>;
export type FollowedCandidatesQuery$data = {
  readonly followedCandidates: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: string;
      readonly id: string;
      readonly lastActivityAt: string | null | undefined;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidateStatusTag_candidate" | "FollowButton_candidate">;
    }>;
    readonly totalCount: number;
  };
};
export type FollowedCandidatesQuery = {
  response: FollowedCandidatesQuery$data;
  variables: FollowedCandidatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
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
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastActivityAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FollowedCandidatesQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "CandidateConnection",
          "kind": "LinkedField",
          "name": "followedCandidates",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Candidate",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CandidateStatusTag_candidate"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FollowButton_candidate"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "followedCandidates(first:6)"
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
    "name": "FollowedCandidatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CandidateConnection",
        "kind": "LinkedField",
        "name": "followedCandidates",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CandidateStatus",
                "kind": "LinkedField",
                "name": "status",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "color",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isFollowed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canFollow",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canUnfollow",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "followedCandidates(first:6)"
      }
    ]
  },
  "params": {
    "id": "72624b381c0d5ec91270d6fe37b0d802",
    "metadata": {},
    "name": "FollowedCandidatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "414b6d82b5f9c479b0eae061784ecf17";

export default node;
