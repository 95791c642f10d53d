/**
 * @generated SignedSource<<b1818fdee4c58fff4b9cc55508ec9b9b>>
 * @relayHash f7fa812d2b0cbad65931711e20563d42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7fa812d2b0cbad65931711e20563d42

import type { ConcreteRequest } from 'relay-runtime';
export type TalentImportStatus = "FAILED" | "IMPORTING" | "NEW" | "OTHER" | "SUCCEEDED";
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
        readonly row: number;
      }>;
      readonly existingCount: number | null | undefined;
      readonly failedCount: number | null | undefined;
      readonly fileName: string;
      readonly id: string;
      readonly status: TalentImportStatus;
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
    "id": "f7fa812d2b0cbad65931711e20563d42",
    "metadata": {},
    "name": "TalentImportsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d8825f84d5e965ceaaade3de5d86abd4";

export default node;
