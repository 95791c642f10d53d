/**
 * @generated SignedSource<<663d84d8c3c3c27f501152c6ddc80ff0>>
 * @relayHash 25f27080708921481970dc4136b59672
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25f27080708921481970dc4136b59672

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteStageItemInput = {
  id: string;
};
export type StageItemsPageDeleteMutation$variables = {
  input: DeleteStageItemInput;
};
export type StageItemsPageDeleteMutation$data = {
  readonly deleteStageItem: {
    readonly deletedStageItemId: string;
  } | null | undefined;
};
export type StageItemsPageDeleteMutation = {
  response: StageItemsPageDeleteMutation$data;
  variables: StageItemsPageDeleteMutation$variables;
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
    "concreteType": "DeleteStageItemPayload",
    "kind": "LinkedField",
    "name": "deleteStageItem",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedStageItemId",
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
    "name": "StageItemsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StageItemsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "25f27080708921481970dc4136b59672",
    "metadata": {},
    "name": "StageItemsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a54fd8a29087b501637159b431905c7";

export default node;
