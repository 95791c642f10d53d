/**
 * @generated SignedSource<<c1f6281378242f728550a7dedb50dd23>>
 * @relayHash e3927cbe6ad9b097b5c60ae678510e41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3927cbe6ad9b097b5c60ae678510e41

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterPushTokenInput = {
  isActive: boolean;
  token: string;
  userAgent: string;
};
export type pushMutation$variables = {
  input: RegisterPushTokenInput;
};
export type pushMutation$data = {
  readonly registerPushToken: {
    readonly pushSubscription: {
      readonly isActive: boolean;
    };
  } | null | undefined;
};
export type pushMutation = {
  response: pushMutation$data;
  variables: pushMutation$variables;
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
    "concreteType": "RegisterPushTokenPayload",
    "kind": "LinkedField",
    "name": "registerPushToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PushSubscription",
        "kind": "LinkedField",
        "name": "pushSubscription",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
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
    "name": "pushMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pushMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e3927cbe6ad9b097b5c60ae678510e41",
    "metadata": {},
    "name": "pushMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a09d65f4314a49e3d37e422126f62a7d";

export default node;
