/**
 * @generated SignedSource<<c9c2b1f75fcfde18c3654baf44bdf494>>
 * @relayHash 752e99b2656366a301e3f91539e5f26e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 752e99b2656366a301e3f91539e5f26e

import type { ConcreteRequest } from 'relay-runtime';
export type RowImportStatus = "FAILED" | "IMPORTING" | "NEW" | "OTHER" | "SUCCEEDED";
export type UserImportProgressQuery$variables = {
  databaseId: string;
};
export type UserImportProgressQuery$data = {
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
export type UserImportProgressQuery = {
  response: UserImportProgressQuery$data;
  variables: UserImportProgressQuery$variables;
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
    "name": "UserImportProgressQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserImportProgressQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "752e99b2656366a301e3f91539e5f26e",
    "metadata": {},
    "name": "UserImportProgressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c715cf682f84ddf7491e3b8f4da0c7c";

export default node;
