/**
 * @generated SignedSource<<6898ccb566e32f2384de1205c6a76cda>>
 * @relayHash 0d827295965e2b91333f3f247c0eee57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d827295965e2b91333f3f247c0eee57

import type { ConcreteRequest } from 'relay-runtime';
export type TalentImportStatus = "FAILED" | "IMPORTING" | "NEW" | "OTHER" | "SUCCEEDED";
export type usePollingQuery$variables = {
  databaseId: string;
};
export type usePollingQuery$data = {
  readonly talentImport: {
    readonly createdCount: number | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly row: number;
    }>;
    readonly existingCount: number | null | undefined;
    readonly failedCount: number | null | undefined;
    readonly id: string;
    readonly status: TalentImportStatus;
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
    "id": "0d827295965e2b91333f3f247c0eee57",
    "metadata": {},
    "name": "usePollingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2793d2f560cacab941d805b2bafbf747";

export default node;
