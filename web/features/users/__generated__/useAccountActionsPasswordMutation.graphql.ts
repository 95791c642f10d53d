/**
 * @generated SignedSource<<e25687ee36ffc7f1cd5de360cc0876a3>>
 * @relayHash f03c519b4ac7a255e614bd225de487ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f03c519b4ac7a255e614bd225de487ee

import type { ConcreteRequest } from 'relay-runtime';
export type SendPasswordLinkInput = {
  id: string;
  isInvitation?: boolean | null | undefined;
};
export type useAccountActionsPasswordMutation$variables = {
  input: SendPasswordLinkInput;
};
export type useAccountActionsPasswordMutation$data = {
  readonly sendPasswordLink: {
    readonly address: string;
  } | null | undefined;
};
export type useAccountActionsPasswordMutation = {
  response: useAccountActionsPasswordMutation$data;
  variables: useAccountActionsPasswordMutation$variables;
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
    "concreteType": "SendPasswordLinkPayload",
    "kind": "LinkedField",
    "name": "sendPasswordLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
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
    "name": "useAccountActionsPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAccountActionsPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f03c519b4ac7a255e614bd225de487ee",
    "metadata": {},
    "name": "useAccountActionsPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ec589dc1dbd6898c64d64a50e341834";

export default node;
