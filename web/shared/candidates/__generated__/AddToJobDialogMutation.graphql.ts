/**
 * @generated SignedSource<<a6f5bdebfde9a33dfd29c9c6376b8fae>>
 * @relayHash 7bf9573d44295862d3de633f5ada96e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bf9573d44295862d3de633f5ada96e0

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
      readonly candidateId: string;
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
            "name": "candidateId",
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
    "id": "7bf9573d44295862d3de633f5ada96e0",
    "metadata": {},
    "name": "AddToJobDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e56c870ff220438fac96f4b3a96d243";

export default node;
