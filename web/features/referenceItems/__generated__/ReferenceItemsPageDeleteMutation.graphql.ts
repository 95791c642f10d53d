/**
 * @generated SignedSource<<58a9f6f1c1902b30c6ea215b48a5de4c>>
 * @relayHash 85b84e69059579bbc816ca2588bc27ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85b84e69059579bbc816ca2588bc27ec

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteReferenceItemInput = {
  id: string;
};
export type ReferenceItemsPageDeleteMutation$variables = {
  input: DeleteReferenceItemInput;
};
export type ReferenceItemsPageDeleteMutation$data = {
  readonly deleteReferenceItem: {
    readonly deletedReferenceItemId: string;
  } | null | undefined;
};
export type ReferenceItemsPageDeleteMutation = {
  response: ReferenceItemsPageDeleteMutation$data;
  variables: ReferenceItemsPageDeleteMutation$variables;
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
    "concreteType": "DeleteReferenceItemPayload",
    "kind": "LinkedField",
    "name": "deleteReferenceItem",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedReferenceItemId",
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
    "name": "ReferenceItemsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReferenceItemsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "85b84e69059579bbc816ca2588bc27ec",
    "metadata": {},
    "name": "ReferenceItemsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ae297038e445532ab5cc3e03b95e80e";

export default node;
