/**
 * @generated SignedSource<<83298b9ad2e984e00007e26487c9ab24>>
 * @relayHash 8b60b7e14e9bce2e6670d1e95ed3c813
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b60b7e14e9bce2e6670d1e95ed3c813

import type { ConcreteRequest } from 'relay-runtime';
export type RowImportStatus = "FAILED" | "IMPORTING" | "NEW" | "OTHER" | "SUCCEEDED";
export type DepartmentImportDialogSubscription$variables = {
  id: string;
};
export type DepartmentImportDialogSubscription$data = {
  readonly departmentImportChanged: {
    readonly createdCount: number | null | undefined;
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
    readonly id: string;
    readonly status: RowImportStatus;
    readonly statusName: string | null | undefined;
    readonly totalCount: number | null | undefined;
  };
};
export type DepartmentImportDialogSubscription = {
  response: DepartmentImportDialogSubscription$data;
  variables: DepartmentImportDialogSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "DepartmentImport",
    "kind": "LinkedField",
    "name": "departmentImportChanged",
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
    "name": "DepartmentImportDialogSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DepartmentImportDialogSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8b60b7e14e9bce2e6670d1e95ed3c813",
    "metadata": {},
    "name": "DepartmentImportDialogSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6db6dffbb2a73c2fb873d41532fe69bc";

export default node;
