/**
 * @generated SignedSource<<9dd56806456bb5c37198edb63e0dfa5e>>
 * @relayHash ce000f913a30ba0cf2720c1430105dcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce000f913a30ba0cf2720c1430105dcc

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCandidateInput = {
  id: string;
};
export type CandidateHeaderDeleteMutation$variables = {
  input: DeleteCandidateInput;
};
export type CandidateHeaderDeleteMutation$data = {
  readonly deleteCandidate: {
    readonly deletedCandidateId: string;
  } | null | undefined;
};
export type CandidateHeaderDeleteMutation = {
  response: CandidateHeaderDeleteMutation$data;
  variables: CandidateHeaderDeleteMutation$variables;
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
    "concreteType": "DeleteCandidatePayload",
    "kind": "LinkedField",
    "name": "deleteCandidate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCandidateId",
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
    "name": "CandidateHeaderDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CandidateHeaderDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ce000f913a30ba0cf2720c1430105dcc",
    "metadata": {},
    "name": "CandidateHeaderDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8b8a7fa71fb6b8630bbe94131242465";

export default node;
