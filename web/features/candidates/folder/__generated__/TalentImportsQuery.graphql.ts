/**
 * @generated SignedSource<<89b2b65136aa8d6032e38e884f43c928>>
 * @relayHash bc82b81b79ad06da486ef9b523598c76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc82b81b79ad06da486ef9b523598c76

import type { ConcreteRequest } from 'relay-runtime';
export type TalentImportStatus = "FAILED" | "IMPORTING" | "NEW" | "SUCCEED";
export type TalentImportsQuery$variables = {
  folderId: string;
};
export type TalentImportsQuery$data = {
  readonly talentImports: {
    readonly nodes: ReadonlyArray<{
      readonly createdAt: string;
      readonly databaseId: string;
      readonly errors: ReadonlyArray<{
        readonly message: string;
        readonly row: number;
      }>;
      readonly fileName: string;
      readonly id: string;
      readonly status: TalentImportStatus;
      readonly total: number;
      readonly totalCreated: number;
      readonly totalExisted: number;
      readonly totalFailed: number;
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
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 5
      },
      {
        "kind": "Variable",
        "name": "folderId",
        "variableName": "folderId"
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
            "kind": "ScalarField",
            "name": "createdAt",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TalentImportsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TalentImportsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bc82b81b79ad06da486ef9b523598c76",
    "metadata": {},
    "name": "TalentImportsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0038898d5121b826e459012eb5189ba";

export default node;
