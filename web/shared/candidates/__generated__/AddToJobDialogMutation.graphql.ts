/**
 * @generated SignedSource<<15ca77dd5e1a36d05604796a73c7c25e>>
 * @relayHash 97d2529c7af1491306240ac5cce4ed5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97d2529c7af1491306240ac5cce4ed5a

import type { ConcreteRequest } from 'relay-runtime';
export type AddCandidatesToJobInput = {
  ids: ReadonlyArray<string>;
  jobId: string;
};
export type AddToJobDialogMutation$variables = {
  input: AddCandidatesToJobInput;
};
export type AddToJobDialogMutation$data = {
  readonly addCandidatesToJob: {
    readonly results: ReadonlyArray<{
      readonly candidateDatabaseId: string;
      readonly isOk: boolean;
      readonly message: string | null | undefined;
    }>;
  } | null | undefined;
};
export type AddToJobDialogMutation = {
  response: AddToJobDialogMutation$data;
  variables: AddToJobDialogMutation$variables;
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
            "name": "candidateDatabaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "name": "AddToJobDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddToJobDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "97d2529c7af1491306240ac5cce4ed5a",
    "metadata": {},
    "name": "AddToJobDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fa0806a05fc009ce08a13214b2562f9";

export default node;
