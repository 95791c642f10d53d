/**
 * @generated SignedSource<<33919759727bdc59cad227e902114699>>
 * @relayHash d2bcd84819218f076f6449ae7df00511
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2bcd84819218f076f6449ae7df00511

import type { ConcreteRequest } from 'relay-runtime';
export type VerificationCandidateStatus = "APPROVED" | "EXISTED" | "FAIL" | "FAILED" | "FAILED_CREATEDCANDIDATE" | "NEW" | "POLICYFAILURE" | "REJECTED";
export type VerificationCandidateFilter = {
  channelIds?: ReadonlyArray<string> | null | undefined;
  from?: string | null | undefined;
  importId?: string | null | undefined;
  keyword?: string | null | undefined;
  statuses?: ReadonlyArray<VerificationCandidateStatus> | null | undefined;
  to?: string | null | undefined;
};
export type VerificationExportButtonQuery$variables = {
  filter?: VerificationCandidateFilter | null | undefined;
  folder: string;
  page: number;
  size: number;
};
export type VerificationExportButtonQuery$data = {
  readonly verificationFolder: {
    readonly candidates: {
      readonly nodes: ReadonlyArray<{
        readonly candidateDatabaseId: string | null | undefined;
        readonly channel: {
          readonly name: string;
        } | null | undefined;
        readonly createdAt: string;
        readonly emails: ReadonlyArray<string>;
        readonly id: string;
        readonly name: string;
        readonly owner: {
          readonly userName: string;
        } | null | undefined;
        readonly phones: ReadonlyArray<string>;
        readonly remark: string | null | undefined;
        readonly status: VerificationCandidateStatus;
      }>;
    };
  } | null | undefined;
};
export type VerificationExportButtonQuery = {
  response: VerificationExportButtonQuery$data;
  variables: VerificationExportButtonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "folder"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "size"
},
v4 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "folder"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "size"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phones",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emails",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remark",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "candidateDatabaseId",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "VerificationExportButtonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "VerificationFolder",
        "kind": "LinkedField",
        "name": "verificationFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "VerificationCandidateConnection",
            "kind": "LinkedField",
            "name": "candidates",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "VerificationCandidate",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RecruitmentChannel",
                    "kind": "LinkedField",
                    "name": "channel",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "owner",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VerificationExportButtonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "VerificationFolder",
        "kind": "LinkedField",
        "name": "verificationFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "VerificationCandidateConnection",
            "kind": "LinkedField",
            "name": "candidates",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "VerificationCandidate",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RecruitmentChannel",
                    "kind": "LinkedField",
                    "name": "channel",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "owner",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d2bcd84819218f076f6449ae7df00511",
    "metadata": {},
    "name": "VerificationExportButtonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82fb20b43ccea0fe85b42a325fdb930c";

export default node;
