/**
 * @generated SignedSource<<0a449ee207c94bc310d96025e0ca228d>>
 * @relayHash 365d2d3bcbc3bb05f1551b4727200ec7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 365d2d3bcbc3bb05f1551b4727200ec7

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteRoleRuleInput = {
  id: string;
};
export type RulesFormDeleteMutation$variables = {
  input: DeleteRoleRuleInput;
};
export type RulesFormDeleteMutation$data = {
  readonly deleteRoleRule: {
    readonly deletedRoleRuleId: string;
  };
};
export type RulesFormDeleteMutation = {
  response: RulesFormDeleteMutation$data;
  variables: RulesFormDeleteMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedRoleRuleId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RulesFormDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteRoleRulePayload",
        "kind": "LinkedField",
        "name": "deleteRoleRule",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RulesFormDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteRoleRulePayload",
        "kind": "LinkedField",
        "name": "deleteRoleRule",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedRoleRuleId"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "365d2d3bcbc3bb05f1551b4727200ec7",
    "metadata": {},
    "name": "RulesFormDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90753c7b6093b2757d0df740cb387342";

export default node;
