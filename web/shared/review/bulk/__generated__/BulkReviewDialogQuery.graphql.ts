/**
 * @generated SignedSource<<4f6a10f1b58c83ffef10224072ecd4c4>>
 * @relayHash fdf76479d9252273b8fcb6de6918717b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdf76479d9252273b8fcb6de6918717b

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
  readonly talentFolders?: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
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
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "RecruitmentChannel",
  "kind": "LinkedField",
  "name": "recruitmentChannels",
  "plural": true,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
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
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "talentFolders(filter:{\"isOwn\":true},first:100)"
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
            "field": (v4/*:: as any*/),
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
            "field": (v5/*:: as any*/),
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
          (v4/*:: as any*/),
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
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "fdf76479d9252273b8fcb6de6918717b",
    "metadata": {},
    "name": "BulkReviewDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c2ecbb865160f5a58a4e530877dc4c2f";

export default node;
