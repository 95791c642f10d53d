/**
 * @generated SignedSource<<ee7c35d516ac25cb69650dc3c89a846e>>
 * @relayHash fe4e259ef4b4ae92425661c0cd045a3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe4e259ef4b4ae92425661c0cd045a3f

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCandidateImportInput = {
  id: string;
};
export type CandidateImportsPageDeleteMutation$variables = {
  input: DeleteCandidateImportInput;
};
export type CandidateImportsPageDeleteMutation$data = {
  readonly deleteCandidateImport: {
    readonly deletedCandidateImportId: string;
  } | null | undefined;
};
export type CandidateImportsPageDeleteMutation = {
  response: CandidateImportsPageDeleteMutation$data;
  variables: CandidateImportsPageDeleteMutation$variables;
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
    "concreteType": "DeleteCandidateImportPayload",
    "kind": "LinkedField",
    "name": "deleteCandidateImport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCandidateImportId",
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
    "name": "CandidateImportsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CandidateImportsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fe4e259ef4b4ae92425661c0cd045a3f",
    "metadata": {},
    "name": "CandidateImportsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9e092473dd970583f8818285a81c8fd9";

export default node;
