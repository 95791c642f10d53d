/**
 * @generated SignedSource<<fbe0a154e05d85dc159854f7b75d067e>>
 * @relayHash 354d02df3b6d96f084266950de977eab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 354d02df3b6d96f084266950de977eab

import type { ConcreteRequest } from 'relay-runtime';
export type AddCandidatesToJobInput = {
  ids: ReadonlyArray<string>;
  jobId: string;
};
export type AddCandidatesDialogMutation$variables = {
  input: AddCandidatesToJobInput;
};
export type AddCandidatesDialogMutation$data = {
  readonly addCandidatesToJob: {
    readonly results: ReadonlyArray<{
      readonly candidateId: string;
      readonly isOk: boolean;
    }>;
  } | null | undefined;
};
export type AddCandidatesDialogMutation = {
  response: AddCandidatesDialogMutation$data;
  variables: AddCandidatesDialogMutation$variables;
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
    "concreteType": "AddCandidatesToJobPayload",
    "kind": "LinkedField",
    "name": "addCandidatesToJob",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CandidateBulkResult",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "candidateId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOk",
            "storageKey": null
          }
        ],
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
    "name": "AddCandidatesDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddCandidatesDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "354d02df3b6d96f084266950de977eab",
    "metadata": {},
    "name": "AddCandidatesDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3ce598bb95c04d2314a54384e0d97019";

export default node;
