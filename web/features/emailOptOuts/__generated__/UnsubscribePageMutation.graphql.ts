/**
 * @generated SignedSource<<4634380e85f0f0021ac561884887ab04>>
 * @relayHash dc754aa5c808cc3a2a3d239c75241cd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc754aa5c808cc3a2a3d239c75241cd2

import type { ConcreteRequest } from 'relay-runtime';
export type SetEmailOptOutInput = {
  isUnsubscribed: boolean;
  token: string;
};
export type UnsubscribePageMutation$variables = {
  input: SetEmailOptOutInput;
};
export type UnsubscribePageMutation$data = {
  readonly setEmailOptOut: {
    readonly optOut: {
      readonly isUnsubscribed: boolean;
    };
  } | null | undefined;
};
export type UnsubscribePageMutation = {
  response: UnsubscribePageMutation$data;
  variables: UnsubscribePageMutation$variables;
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
    "concreteType": "SetEmailOptOutPayload",
    "kind": "LinkedField",
    "name": "setEmailOptOut",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EmailOptOut",
        "kind": "LinkedField",
        "name": "optOut",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isUnsubscribed",
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
    "name": "UnsubscribePageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnsubscribePageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dc754aa5c808cc3a2a3d239c75241cd2",
    "metadata": {},
    "name": "UnsubscribePageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e56c3e99a03ed4a2b44d09e8e661d9a8";

export default node;
