/**
 * @generated SignedSource<<61656bdbff407a0e7a7b8a1ce87556ad>>
 * @relayHash 5f6503456345fadefc265ab7bc6ee7ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f6503456345fadefc265ab7bc6ee7ed

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCandidateViewInput = {
  id: string;
  isShared: boolean;
  name: string;
  query: string;
};
export type OpenViewMutation$variables = {
  input: UpdateCandidateViewInput;
};
export type OpenViewMutation$data = {
  readonly updateCandidateView: {
    readonly candidateView: {
      readonly id: string;
      readonly isShared: boolean;
      readonly name: string;
      readonly query: string;
    };
  };
};
export type OpenViewMutation = {
  response: OpenViewMutation$data;
  variables: OpenViewMutation$variables;
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
    "concreteType": "UpdateCandidateViewPayload",
    "kind": "LinkedField",
    "name": "updateCandidateView",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CandidateView",
        "kind": "LinkedField",
        "name": "candidateView",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "query",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isShared",
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
    "name": "OpenViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5f6503456345fadefc265ab7bc6ee7ed",
    "metadata": {},
    "name": "OpenViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f105903106866e04b283c6cf194f55d9";

export default node;
