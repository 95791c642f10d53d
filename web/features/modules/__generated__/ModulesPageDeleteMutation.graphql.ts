/**
 * @generated SignedSource<<107ae2cdcb54bce611a51bbb2c48fdb2>>
 * @relayHash 3c3f861860398a9d826ae747fb087ba5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c3f861860398a9d826ae747fb087ba5

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteModuleInput = {
  id: string;
};
export type ModulesPageDeleteMutation$variables = {
  input: DeleteModuleInput;
};
export type ModulesPageDeleteMutation$data = {
  readonly deleteModule: {
    readonly deletedModuleId: string;
  } | null | undefined;
};
export type ModulesPageDeleteMutation = {
  response: ModulesPageDeleteMutation$data;
  variables: ModulesPageDeleteMutation$variables;
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
    "concreteType": "DeleteModulePayload",
    "kind": "LinkedField",
    "name": "deleteModule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedModuleId",
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
    "name": "ModulesPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ModulesPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3c3f861860398a9d826ae747fb087ba5",
    "metadata": {},
    "name": "ModulesPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e57387463478c91ef8b336a8b8f2802e";

export default node;
