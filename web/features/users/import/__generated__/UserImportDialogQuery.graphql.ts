/**
 * @generated SignedSource<<6259182107eeadb2b5c88afe16cffb4a>>
 * @relayHash 682a3da888b804ec62d776e0c168c403
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 682a3da888b804ec62d776e0c168c403

import type { ConcreteRequest } from 'relay-runtime';
export type RowImportStatus = "FAILED" | "IMPORTING" | "NEW" | "OTHER" | "SUCCEEDED";
export type UserImportDialogQuery$variables = {
  databaseId: string;
};
export type UserImportDialogQuery$data = {
  readonly userImport: {
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
  } | null | undefined;
};
export type UserImportDialogQuery = {
  response: UserImportDialogQuery$data;
  variables: UserImportDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "databaseId"
      }
    ],
    "concreteType": "UserImport",
    "kind": "LinkedField",
    "name": "userImport",
    "plural": false,
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UserImportDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserImportDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "682a3da888b804ec62d776e0c168c403",
    "metadata": {},
    "name": "UserImportDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6de1acbfb097a93b60963bb83bdaa4c3";

export default node;
