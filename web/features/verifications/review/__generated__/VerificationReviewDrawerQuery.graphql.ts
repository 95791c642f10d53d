/**
 * @generated SignedSource<<c9fcad8b8b9a21dcb93dcf78eb5f30c4>>
 * @relayHash 3c4e270a8d9918da0fe97a72608f8a6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c4e270a8d9918da0fe97a72608f8a6e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerificationCandidateStatus = "APPROVED" | "BLOCKED_BY_POLICY" | "EXISTING" | "FAILED" | "NEW" | "OTHER" | "REJECTED";
export type VerificationReviewDrawerQuery$variables = {
  isApprove: boolean;
  isSave: boolean;
  row: string;
};
export type VerificationReviewDrawerQuery$data = {
  readonly candidate: {
    readonly canApprove: boolean;
    readonly canReject: boolean;
    readonly channel: {
      readonly id: string;
    } | null | undefined;
    readonly cv: {
      readonly path: string;
    } | null | undefined;
    readonly databaseId: string;
    readonly id: string;
    readonly infoJson: string | null | undefined;
    readonly name: string;
    readonly owner: {
      readonly fullName: string;
      readonly id: string;
      readonly userName: string;
    } | null | undefined;
    readonly reviewedAt: string | null | undefined;
    readonly reviewedBy: {
      readonly fullName: string;
      readonly userName: string;
    } | null | undefined;
    readonly status: VerificationCandidateStatus;
    readonly statusName: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SaveExistingForm_candidate" | "VerificationInfo_candidate">;
  } | null | undefined;
  readonly folders?: {
    readonly " $fragmentSpreads": FragmentRefs<"SaveExistingForm_query">;
  } | null | undefined;
  readonly lookups?: {
    readonly " $fragmentSpreads": FragmentRefs<"ApproveForm_query">;
  } | null | undefined;
};
export type VerificationReviewDrawerQuery = {
  response: VerificationReviewDrawerQuery$data;
  variables: VerificationReviewDrawerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isApprove"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSave"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "row"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "row"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canApprove",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canReject",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewedAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "File",
  "kind": "LinkedField",
  "name": "cv",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "infoJson",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "owner",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v17 = [
  (v4/*:: as any*/),
  (v6/*:: as any*/)
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "isOwn": true
      }
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "TalentFolderConnection",
  "kind": "LinkedField",
  "name": "talentFolders",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TalentFolder",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": (v17/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "talentFolders(filter:{\"isOwn\":true},first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "VerificationReviewDrawerQuery",
    "selections": [
      {
        "alias": "candidate",
        "args": (v3/*:: as any*/),
        "concreteType": "VerificationCandidate",
        "kind": "LinkedField",
        "name": "verificationCandidate",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "reviewedBy",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VerificationInfo_candidate"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SaveExistingForm_candidate"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isApprove",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ApproveForm_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "lookups"
          }
        ]
      },
      {
        "condition": "isSave",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SaveExistingForm_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "folders"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VerificationReviewDrawerQuery",
    "selections": [
      {
        "alias": "candidate",
        "args": (v3/*:: as any*/),
        "concreteType": "VerificationCandidate",
        "kind": "LinkedField",
        "name": "verificationCandidate",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "reviewedBy",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phones",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emails",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "remark",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MessageDetail",
            "kind": "LinkedField",
            "name": "remarkDetails",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "params",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "importRow",
            "storageKey": null
          },
          (v18/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "VerificationInfoEntry",
            "kind": "LinkedField",
            "name": "info",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
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
            "name": "import",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              (v18/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "saveExisting",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isApprove",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RecruitmentChannel",
            "kind": "LinkedField",
            "name": "recruitmentChannels",
            "plural": true,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobRank",
            "kind": "LinkedField",
            "name": "jobRanks",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v19/*:: as any*/)
        ]
      },
      {
        "condition": "isSave",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          (v19/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "3c4e270a8d9918da0fe97a72608f8a6e",
    "metadata": {},
    "name": "VerificationReviewDrawerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c10788f5ec9f37088f9859d5c87d20aa";

export default node;
