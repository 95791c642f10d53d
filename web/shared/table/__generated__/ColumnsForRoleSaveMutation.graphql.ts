/**
 * @generated SignedSource<<6f997460d504bef8808003373f569c75>>
 * @relayHash 9d7d0b8101cc2f1545059a4613e3168d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d7d0b8101cc2f1545059a4613e3168d

import type { ConcreteRequest } from 'relay-runtime';
export type SaveTableArrangementInput = {
  columns: ReadonlyArray<TableColumnInput>;
  roleCode?: string | null | undefined;
  table: string;
};
export type TableColumnInput = {
  isShown: boolean;
  key: string;
  title?: string | null | undefined;
};
export type ColumnsForRoleSaveMutation$variables = {
  input: SaveTableArrangementInput;
};
export type ColumnsForRoleSaveMutation$data = {
  readonly saveTableArrangement: {
    readonly tableArrangement: {
      readonly columns: ReadonlyArray<{
        readonly isShown: boolean;
        readonly key: string;
      }>;
      readonly roleCode: string | null | undefined;
      readonly table: string;
    };
  } | null | undefined;
};
export type ColumnsForRoleSaveMutation = {
  response: ColumnsForRoleSaveMutation$data;
  variables: ColumnsForRoleSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SaveTableArrangementPayload",
    "kind": "LinkedField",
    "name": "saveTableArrangement",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TableArrangement",
        "kind": "LinkedField",
        "name": "tableArrangement",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "table",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roleCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TableColumn",
            "kind": "LinkedField",
            "name": "columns",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isShown",
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
    "name": "ColumnsForRoleSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ColumnsForRoleSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9d7d0b8101cc2f1545059a4613e3168d",
    "metadata": {},
    "name": "ColumnsForRoleSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cc432bcb3c01ba6b67b29d77589aeafc";

export default node;
