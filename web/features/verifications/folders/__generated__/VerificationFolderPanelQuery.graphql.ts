/**
 * @generated SignedSource<<1fd9139e6b3aef7450ea1c735b7ffb74>>
 * @relayHash 1c7243e3078d374e26d8603a749fc900
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c7243e3078d374e26d8603a749fc900

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerificationImportStatus = "FAILED" | "IMPORTING" | "NEW" | "OTHER" | "SUCCEEDED";
export type VerificationFolderPanelQuery$variables = {
  folder: string;
  hasImport: boolean;
  import: string;
};
export type VerificationFolderPanelQuery$data = {
  readonly recruitmentChannels: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly verificationFolder: {
    readonly candidateCount: number | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"FolderMails_folder" | "VerificationCandidateList_folder" | "VerificationImportButton_folder" | "VerificationImports_folder">;
  } | null | undefined;
  readonly verificationImport?: {
    readonly createdAt: string | null | undefined;
    readonly databaseId: string;
    readonly fileName: string;
    readonly id: string;
    readonly isRunning: boolean;
    readonly status: VerificationImportStatus;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"VerificationImportCard_import">;
  } | null | undefined;
};
export type VerificationFolderPanelQuery = {
  response: VerificationFolderPanelQuery$data;
  variables: VerificationFolderPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "folder"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasImport"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "import"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "RecruitmentChannel",
  "kind": "LinkedField",
  "name": "recruitmentChannels",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v7 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "import"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRunning",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v13 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "folder"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "candidateCount",
  "storageKey": null
},
v15 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "statusName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "error",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "createdBy",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "userName",
        "storageKey": null
      },
      (v3/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "startedAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "processedCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "newCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "existingCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "failedCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "blockedByPolicyCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "rowsPerSecond",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "VerificationFolderPanelQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v6/*:: as any*/),
        "to": "NULL"
      },
      {
        "condition": "hasImport",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "VerificationImport",
            "kind": "LinkedField",
            "name": "verificationImport",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "VerificationImportCard_import"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": "VerificationFolder",
        "kind": "LinkedField",
        "name": "verificationFolder",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v14/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VerificationCandidateList_folder"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VerificationImportButton_folder"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VerificationImports_folder"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FolderMails_folder"
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VerificationFolderPanelQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "condition": "hasImport",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "VerificationImport",
            "kind": "LinkedField",
            "name": "verificationImport",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": "VerificationFolder",
        "kind": "LinkedField",
        "name": "verificationFolder",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v14/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "importType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canReview",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "VerificationImportConnection",
            "kind": "LinkedField",
            "name": "imports",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "VerificationImport",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "imports(first:100)"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canImport",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VerificationField",
            "kind": "LinkedField",
            "name": "fields",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "displayName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mailAddress",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1c7243e3078d374e26d8603a749fc900",
    "metadata": {},
    "name": "VerificationFolderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46871c8fbd07e2691b5a37e86bf3d6df";

export default node;
