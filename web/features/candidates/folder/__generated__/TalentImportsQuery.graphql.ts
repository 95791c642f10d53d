/**
 * @generated SignedSource<<4149c9f875c214e46942484f7a5a9c13>>
 * @relayHash 744bd2c0619a1bc8a88a96a7e5069cb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 744bd2c0619a1bc8a88a96a7e5069cb3

import type { ConcreteRequest } from 'relay-runtime';
export type RowImportStatus = "FAILED" | "IMPORTING" | "NEW" | "OTHER" | "SUCCEEDED";
export type TalentImportsQuery$variables = {
  folderId: string;
};
export type TalentImportsQuery$data = {
  readonly talentImports: {
    readonly nodes: ReadonlyArray<{
      readonly createdAt: string | null | undefined;
      readonly createdCount: number | null | undefined;
      readonly databaseId: string;
      readonly errors: ReadonlyArray<{
        readonly message: string;
        readonly messageDetails: ReadonlyArray<{
          readonly code: string;
          readonly params: unknown;
        }>;
        readonly row: number;
      }>;
      readonly existingCount: number | null | undefined;
      readonly failedCount: number | null | undefined;
      readonly fileName: string;
      readonly id: string;
      readonly status: RowImportStatus;
      readonly statusName: string | null | undefined;
      readonly totalCount: number | null | undefined;
    }>;
  };
};
export type TalentImportsQuery = {
  response: TalentImportsQuery$data;
  variables: TalentImportsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "folderId"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "folderId",
          "variableName": "folderId"
        }
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 5
    }
  ],
  "concreteType": "TalentImportConnection",
  "kind": "LinkedField",
  "name": "talentImports",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TalentImport",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
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
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
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
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdCount",
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RowImportError",
          "kind": "LinkedField",
          "name": "errors",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "row",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MessageDetail",
              "kind": "LinkedField",
              "name": "messageDetails",
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
            }
          ],
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
    "name": "TalentImportsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v1/*:: as any*/),
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
    "name": "TalentImportsQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "744bd2c0619a1bc8a88a96a7e5069cb3",
    "metadata": {},
    "name": "TalentImportsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cb6b4c10d45934c22240b370cf70bdd9";

export default node;
