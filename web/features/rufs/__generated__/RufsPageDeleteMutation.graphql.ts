/**
 * @generated SignedSource<<4761ff3057a1b810cf1992527f7a8698>>
 * @relayHash f78fc1715a3151bee44ac60e8ce2a1ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f78fc1715a3151bee44ac60e8ce2a1ff

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteRufInput = {
  id: string;
};
export type RufsPageDeleteMutation$variables = {
  input: DeleteRufInput;
};
export type RufsPageDeleteMutation$data = {
  readonly deleteRuf: {
    readonly deletedRufId: string;
  };
};
export type RufsPageDeleteMutation = {
  response: RufsPageDeleteMutation$data;
  variables: RufsPageDeleteMutation$variables;
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
    "concreteType": "DeleteRufPayload",
    "kind": "LinkedField",
    "name": "deleteRuf",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedRufId",
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
    "name": "RufsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RufsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f78fc1715a3151bee44ac60e8ce2a1ff",
    "metadata": {},
    "name": "RufsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0a8f348647c0c8a47117067ab4c55d7";

export default node;
