/**
 * @generated SignedSource<<5a251082b8dc28e6119481b64eca0500>>
 * @relayHash 087bad8549bce103cfd4676e99429a85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 087bad8549bce103cfd4676e99429a85

import type { ConcreteRequest } from 'relay-runtime';
export type RowImportStatus = "FAILED" | "IMPORTING" | "NEW" | "OTHER" | "SUCCEEDED";
export type usePollingQuery$variables = {
  databaseId: string;
};
export type usePollingQuery$data = {
  readonly talentImport: {
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
    readonly totalCount: number | null | undefined;
  } | null | undefined;
};
export type usePollingQuery = {
  response: usePollingQuery$data;
  variables: usePollingQuery$variables;
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
    "concreteType": "TalentImport",
    "kind": "LinkedField",
    "name": "talentImport",
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
    "name": "usePollingQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePollingQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "087bad8549bce103cfd4676e99429a85",
    "metadata": {},
    "name": "usePollingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8502d6ebea12a32803cfb65203a8f193";

export default node;
