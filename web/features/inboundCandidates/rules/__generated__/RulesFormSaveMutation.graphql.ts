/**
 * @generated SignedSource<<78ca36161e4027d2570f7fad20a1a43e>>
 * @relayHash c7ae8aa278e72e13f113c5f9c7997450
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7ae8aa278e72e13f113c5f9c7997450

import type { ConcreteRequest } from 'relay-runtime';
export type SaveRoleRulesInput = {
  rules: ReadonlyArray<RoleRuleInput>;
};
export type RoleRuleInput = {
  isActive: boolean;
  module: string;
  roleCode: string;
  type?: string | null | undefined;
  value: number;
};
export type RulesFormSaveMutation$variables = {
  input: SaveRoleRulesInput;
};
export type RulesFormSaveMutation$data = {
  readonly saveRoleRules: {
    readonly rules: ReadonlyArray<{
      readonly id: string;
      readonly isActive: boolean;
      readonly value: number;
    }>;
  } | null | undefined;
};
export type RulesFormSaveMutation = {
  response: RulesFormSaveMutation$data;
  variables: RulesFormSaveMutation$variables;
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
    "concreteType": "SaveRoleRulesPayload",
    "kind": "LinkedField",
    "name": "saveRoleRules",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RoleRule",
        "kind": "LinkedField",
        "name": "rules",
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
            "name": "value",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
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
    "name": "RulesFormSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RulesFormSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c7ae8aa278e72e13f113c5f9c7997450",
    "metadata": {},
    "name": "RulesFormSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d2deda4b5d54b3d61b2cfb535543de6";

export default node;
