/**
 * @generated SignedSource<<7e8bf4d0fcd7c90831db516c68c662b5>>
 * @relayHash 770d364f4628ff901959de5b97d3882a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 770d364f4628ff901959de5b97d3882a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteTableArrangementInput = {
  roleCode?: string | null | undefined;
  table: string;
};
export type ColumnsForRoleDeleteMutation$variables = {
  input: DeleteTableArrangementInput;
};
export type ColumnsForRoleDeleteMutation$data = {
  readonly deleteTableArrangement: {
    readonly tableArrangements: ReadonlyArray<{
      readonly roleCode: string | null | undefined;
      readonly table: string;
    }>;
  } | null | undefined;
};
export type ColumnsForRoleDeleteMutation = {
  response: ColumnsForRoleDeleteMutation$data;
  variables: ColumnsForRoleDeleteMutation$variables;
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
    "concreteType": "DeleteTableArrangementPayload",
    "kind": "LinkedField",
    "name": "deleteTableArrangement",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TableArrangement",
        "kind": "LinkedField",
        "name": "tableArrangements",
        "plural": true,
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
    "name": "ColumnsForRoleDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ColumnsForRoleDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "770d364f4628ff901959de5b97d3882a",
    "metadata": {},
    "name": "ColumnsForRoleDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1069d3e9b06fd67b0c607c38401ae1bc";

export default node;
