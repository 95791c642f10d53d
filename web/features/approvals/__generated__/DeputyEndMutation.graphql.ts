/**
 * @generated SignedSource<<54e86f2ea61f2a2377a94918aee0b36f>>
 * @relayHash 310f73de3990b3590bba8e75bdc33bd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 310f73de3990b3590bba8e75bdc33bd5

import type { ConcreteRequest } from 'relay-runtime';
export type SetApprovalDeputyInput = {
  endAt?: string | null | undefined;
  startAt?: string | null | undefined;
  userId?: string | null | undefined;
};
export type DeputyEndMutation$variables = {
  input: SetApprovalDeputyInput;
};
export type DeputyEndMutation$data = {
  readonly setApprovalDeputy: {
    readonly delegation: {
      readonly deputy: {
        readonly endAt: string;
      } | null | undefined;
    };
  } | null | undefined;
};
export type DeputyEndMutation = {
  response: DeputyEndMutation$data;
  variables: DeputyEndMutation$variables;
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
    "concreteType": "SetApprovalDeputyPayload",
    "kind": "LinkedField",
    "name": "setApprovalDeputy",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ApprovalDelegation",
        "kind": "LinkedField",
        "name": "delegation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ApprovalDeputy",
            "kind": "LinkedField",
            "name": "deputy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endAt",
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
    "name": "DeputyEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeputyEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "310f73de3990b3590bba8e75bdc33bd5",
    "metadata": {},
    "name": "DeputyEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e24afe5a3ae607868ae1a69a0dace12";

export default node;
