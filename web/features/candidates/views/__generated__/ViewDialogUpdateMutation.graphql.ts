/**
 * @generated SignedSource<<9e8dba9aa8cb5f051f08f1f638ce0993>>
 * @relayHash 56d3f1bce4ad124e77cfaca7e1924c43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56d3f1bce4ad124e77cfaca7e1924c43

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCandidateViewInput = {
  id: string;
  isShared: boolean;
  name: string;
  query: string;
};
export type ViewDialogUpdateMutation$variables = {
  input: UpdateCandidateViewInput;
};
export type ViewDialogUpdateMutation$data = {
  readonly updateCandidateView: {
    readonly candidateView: {
      readonly id: string;
      readonly isShared: boolean;
      readonly name: string;
      readonly query: string;
    };
  };
};
export type ViewDialogUpdateMutation = {
  response: ViewDialogUpdateMutation$data;
  variables: ViewDialogUpdateMutation$variables;
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
    "name": "ViewDialogUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ViewDialogUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "56d3f1bce4ad124e77cfaca7e1924c43",
    "metadata": {},
    "name": "ViewDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81e32edfa6173c7aef7f8ee866bbd4a6";

export default node;
