/**
 * @generated SignedSource<<e8142ede7845942b4872fc86f97c94ab>>
 * @relayHash fa3a6a7eaef3adcf0291cdd913ad82a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa3a6a7eaef3adcf0291cdd913ad82a7

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteRejectReasonInput = {
  id: string;
};
export type RejectReasonsPageDeleteMutation$variables = {
  input: DeleteRejectReasonInput;
};
export type RejectReasonsPageDeleteMutation$data = {
  readonly deleteRejectReason: {
    readonly deletedRejectReasonId: string;
  } | null | undefined;
};
export type RejectReasonsPageDeleteMutation = {
  response: RejectReasonsPageDeleteMutation$data;
  variables: RejectReasonsPageDeleteMutation$variables;
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
    "concreteType": "DeleteRejectReasonPayload",
    "kind": "LinkedField",
    "name": "deleteRejectReason",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedRejectReasonId",
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
    "name": "RejectReasonsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RejectReasonsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fa3a6a7eaef3adcf0291cdd913ad82a7",
    "metadata": {},
    "name": "RejectReasonsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "392f747152e953739090f37b19a3d9e4";

export default node;
