/**
 * @generated SignedSource<<a9bb07a7f035decc4447771077419215>>
 * @relayHash f3d10101e01b9f888c8ec1909120a703
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3d10101e01b9f888c8ec1909120a703

import type { ConcreteRequest } from 'relay-runtime';
export type TalentImportStatus = "FAILED" | "IMPORTING" | "NEW" | "SUCCEED";
export type usePollingQuery$variables = {
  databaseId: string;
};
export type usePollingQuery$data = {
  readonly talentImport: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly row: number;
    }>;
    readonly id: string;
    readonly status: TalentImportStatus;
    readonly total: number;
    readonly totalCreated: number;
    readonly totalExisted: number;
    readonly totalFailed: number;
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
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCreated",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalExisted",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalFailed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TalentImportError",
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
    "id": "f3d10101e01b9f888c8ec1909120a703",
    "metadata": {},
    "name": "usePollingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f15bf1c7a515acb285a84b305447eb3";

export default node;
