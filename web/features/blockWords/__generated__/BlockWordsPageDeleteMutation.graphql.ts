/**
 * @generated SignedSource<<533f037055ecb6262ed3bb8e3a5ed8c6>>
 * @relayHash 4ad5e5f90de4b0063f341163765e667e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ad5e5f90de4b0063f341163765e667e

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteBlockWordInput = {
  id: string;
};
export type BlockWordsPageDeleteMutation$variables = {
  input: DeleteBlockWordInput;
};
export type BlockWordsPageDeleteMutation$data = {
  readonly deleteBlockWord: {
    readonly deletedBlockWordId: string;
  } | null | undefined;
};
export type BlockWordsPageDeleteMutation = {
  response: BlockWordsPageDeleteMutation$data;
  variables: BlockWordsPageDeleteMutation$variables;
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
    "concreteType": "DeleteBlockWordPayload",
    "kind": "LinkedField",
    "name": "deleteBlockWord",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedBlockWordId",
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
    "name": "BlockWordsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BlockWordsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4ad5e5f90de4b0063f341163765e667e",
    "metadata": {},
    "name": "BlockWordsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ef198bce2f95570074d4fc1bae3f3b4";

export default node;
