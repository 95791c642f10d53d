/**
 * @generated SignedSource<<2e99533fc2d1f382ab4958a2bd2ef8e2>>
 * @relayHash 83181cf49effa7c8614321f9c2ce9860
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83181cf49effa7c8614321f9c2ce9860

import type { ConcreteRequest } from 'relay-runtime';
export type SetApprovalDeputyInput = {
  endAt?: string | null | undefined;
  startAt?: string | null | undefined;
  userId?: string | null | undefined;
};
export type DeputySetMutation$variables = {
  input: SetApprovalDeputyInput;
};
export type DeputySetMutation$data = {
  readonly setApprovalDeputy: {
    readonly delegation: {
      readonly deputy: {
        readonly endAt: string;
      } | null | undefined;
    };
  } | null | undefined;
};
export type DeputySetMutation = {
  response: DeputySetMutation$data;
  variables: DeputySetMutation$variables;
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
    "name": "DeputySetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeputySetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "83181cf49effa7c8614321f9c2ce9860",
    "metadata": {},
    "name": "DeputySetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bdd259d36bfe246c98c6bb6faa7ee684";

export default node;
