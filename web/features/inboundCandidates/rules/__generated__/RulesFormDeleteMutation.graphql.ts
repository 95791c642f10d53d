/**
 * @generated SignedSource<<1973a672f80012ce97d3e0f3a0c84322>>
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
  } | null | undefined;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteRoleRulePayload",
    "kind": "LinkedField",
    "name": "deleteRoleRule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedRoleRuleId",
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
    "name": "RulesFormDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RulesFormDeleteMutation",
    "selections": (v1/*:: as any*/)
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

(node as any).hash = "658a26612487892acbfc740d0b740bb3";

export default node;
