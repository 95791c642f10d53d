/**
 * @generated SignedSource<<f42d79b1a02712d56c1faa9e61e47cb3>>
 * @relayHash 78442e2fd04034840d140038f2702ecd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78442e2fd04034840d140038f2702ecd

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
      readonly messageDetails: ReadonlyArray<{
        readonly code: string;
        readonly params: unknown;
      }>;
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MessageDetail",
            "kind": "LinkedField",
            "name": "messageDetails",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "params",
                "storageKey": null
              }
            ],
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
    "id": "78442e2fd04034840d140038f2702ecd",
    "metadata": {},
    "name": "AddToJobDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f5352125dfca8885a957c8a9e0f7a058";

export default node;
