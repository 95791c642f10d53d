/**
 * @generated SignedSource<<ccee87355069cb0d3ee0da011398f66e>>
 * @relayHash 6f9282867af99d2a791fe901b3dff761
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f9282867af99d2a791fe901b3dff761

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCandidateDataItemInput = {
  id: string;
};
export type CandidateDatasPageDeleteMutation$variables = {
  input: DeleteCandidateDataItemInput;
};
export type CandidateDatasPageDeleteMutation$data = {
  readonly deleteCandidateDataItem: {
    readonly deletedCandidateDataItemId: string;
  } | null | undefined;
};
export type CandidateDatasPageDeleteMutation = {
  response: CandidateDatasPageDeleteMutation$data;
  variables: CandidateDatasPageDeleteMutation$variables;
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
    "concreteType": "DeleteCandidateDataItemPayload",
    "kind": "LinkedField",
    "name": "deleteCandidateDataItem",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCandidateDataItemId",
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
    "name": "CandidateDatasPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CandidateDatasPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6f9282867af99d2a791fe901b3dff761",
    "metadata": {},
    "name": "CandidateDatasPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b120d7d5a0cda74d2a14e37e8664141d";

export default node;
