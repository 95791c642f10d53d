/**
 * @generated SignedSource<<3d13b430aa2259d3a3f4a59b66eda106>>
 * @relayHash 2401eb1f9766cce92c81f9d139ed28e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2401eb1f9766cce92c81f9d139ed28e7

import type { ConcreteRequest } from 'relay-runtime';
export type WorkCardQuery$variables = Record<PropertyKey, never>;
export type WorkCardQuery$data = {
  readonly workList: {
    readonly callsToReturn: ReadonlyArray<{
      readonly candidate: {
        readonly databaseId: string;
      } | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly phone: string;
      readonly startedAt: string;
    }> | null | undefined;
    readonly failedImports: ReadonlyArray<{
      readonly createdAt: string | null | undefined;
      readonly databaseId: string;
      readonly failedCount: number | null | undefined;
      readonly fileName: string;
      readonly folder: {
        readonly databaseId: string;
        readonly name: string;
      } | null | undefined;
      readonly id: string;
    }>;
    readonly foldersToReview: ReadonlyArray<{
      readonly count: number;
      readonly folder: {
        readonly databaseId: string;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
    }>;
    readonly inboundCandidateCount: number | null | undefined;
  };
};
export type WorkCardQuery = {
  response: WorkCardQuery$data;
  variables: WorkCardQuery$variables;
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
  "kind": "ScalarField",
  "name": "databaseId",
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
  "concreteType": "FolderToReview",
  "kind": "LinkedField",
  "name": "foldersToReview",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VerificationFolder",
      "kind": "LinkedField",
      "name": "folder",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inboundCandidateCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failedCount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkCardQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "WorkList",
          "kind": "LinkedField",
          "name": "workList",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Call",
              "kind": "LinkedField",
              "name": "callsToReturn",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v2/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Candidate",
                  "kind": "LinkedField",
                  "name": "candidate",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "VerificationImport",
              "kind": "LinkedField",
              "name": "failedImports",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "VerificationFolder",
                  "kind": "LinkedField",
                  "name": "folder",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                }
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkList",
        "kind": "LinkedField",
        "name": "workList",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Call",
            "kind": "LinkedField",
            "name": "callsToReturn",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Candidate",
                "kind": "LinkedField",
                "name": "candidate",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VerificationImport",
            "kind": "LinkedField",
            "name": "failedImports",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "VerificationFolder",
                "kind": "LinkedField",
                "name": "folder",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v0/*:: as any*/)
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
    "id": "2401eb1f9766cce92c81f9d139ed28e7",
    "metadata": {},
    "name": "WorkCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d3f2a213ac339831c140e222e93d7a94";

export default node;
