/**
 * @generated SignedSource<<2b7760032956b76ecad91b7628fedd31>>
 * @relayHash 3a8603a1d5c9768ed49c13853f822507
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a8603a1d5c9768ed49c13853f822507

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCandidateFieldInput = {
  id: string;
};
export type CandidateFieldsDeleteMutation$variables = {
  input: DeleteCandidateFieldInput;
};
export type CandidateFieldsDeleteMutation$data = {
  readonly deleteCandidateField: {
    readonly deletedCandidateFieldId: string;
  } | null | undefined;
};
export type CandidateFieldsDeleteMutation = {
  response: CandidateFieldsDeleteMutation$data;
  variables: CandidateFieldsDeleteMutation$variables;
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
    "concreteType": "DeleteCandidateFieldPayload",
    "kind": "LinkedField",
    "name": "deleteCandidateField",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCandidateFieldId",
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
    "name": "CandidateFieldsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CandidateFieldsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3a8603a1d5c9768ed49c13853f822507",
    "metadata": {},
    "name": "CandidateFieldsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3be43351cb1caacc1592ba87906b7cdc";

export default node;
