/**
 * @generated SignedSource<<bf1d22730b765865ea49855a567cebf6>>
 * @relayHash 7df6eb39f1d69ce8cab20af8fcf365ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7df6eb39f1d69ce8cab20af8fcf365ec

import type { ConcreteRequest } from 'relay-runtime';
export type StartCallInput = {
  candidateId?: string | null | undefined;
  phone: string;
  verificationCandidateId?: string | null | undefined;
};
export type callRequestsStartMutation$variables = {
  input: StartCallInput;
};
export type callRequestsStartMutation$data = {
  readonly startCall: {
    readonly call: {
      readonly databaseId: string;
      readonly id: string;
      readonly number: string;
    };
  } | null | undefined;
};
export type callRequestsStartMutation = {
  response: callRequestsStartMutation$data;
  variables: callRequestsStartMutation$variables;
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
    "concreteType": "StartCallPayload",
    "kind": "LinkedField",
    "name": "startCall",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Call",
        "kind": "LinkedField",
        "name": "call",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
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
    "name": "callRequestsStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callRequestsStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7df6eb39f1d69ce8cab20af8fcf365ec",
    "metadata": {},
    "name": "callRequestsStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "53c4db7114618e190472589196bbd513";

export default node;
