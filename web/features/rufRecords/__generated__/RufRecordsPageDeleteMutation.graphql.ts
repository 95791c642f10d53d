/**
 * @generated SignedSource<<1f8080157fb7449c4faa4e81f57721c3>>
 * @relayHash ecad595d45c60b35fa33484a84a0d452
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecad595d45c60b35fa33484a84a0d452

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteRufRecordInput = {
  id: string;
};
export type RufRecordsPageDeleteMutation$variables = {
  input: DeleteRufRecordInput;
};
export type RufRecordsPageDeleteMutation$data = {
  readonly deleteRufRecord: {
    readonly deletedRufRecordId: string;
  } | null | undefined;
};
export type RufRecordsPageDeleteMutation = {
  response: RufRecordsPageDeleteMutation$data;
  variables: RufRecordsPageDeleteMutation$variables;
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
    "concreteType": "DeleteRufRecordPayload",
    "kind": "LinkedField",
    "name": "deleteRufRecord",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedRufRecordId",
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
    "name": "RufRecordsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RufRecordsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ecad595d45c60b35fa33484a84a0d452",
    "metadata": {},
    "name": "RufRecordsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a4210f7d6172f22c9e82a30fcb81efe7";

export default node;
