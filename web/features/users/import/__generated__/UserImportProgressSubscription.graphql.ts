/**
 * @generated SignedSource<<e1fd24970e9af74fe2b4fd6ab7c11abb>>
 * @relayHash 3e91ff8fb58b2604437a23846c9a82c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e91ff8fb58b2604437a23846c9a82c5

import type { ConcreteRequest } from 'relay-runtime';
export type RowImportStatus = "FAILED" | "IMPORTING" | "NEW" | "OTHER" | "SUCCEEDED";
export type UserImportProgressSubscription$variables = {
  id: string;
};
export type UserImportProgressSubscription$data = {
  readonly userImportChanged: {
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
export type UserImportProgressSubscription = {
  response: UserImportProgressSubscription$data;
  variables: UserImportProgressSubscription$variables;
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
    "concreteType": "UserImport",
    "kind": "LinkedField",
    "name": "userImportChanged",
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
    "name": "UserImportProgressSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserImportProgressSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3e91ff8fb58b2604437a23846c9a82c5",
    "metadata": {},
    "name": "UserImportProgressSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2532cb180a5dd1788268f743c2111e3c";

export default node;
