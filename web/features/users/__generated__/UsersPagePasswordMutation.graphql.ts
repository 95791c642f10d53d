/**
 * @generated SignedSource<<2c7304c9420892d02ffb69f61359be7e>>
 * @relayHash 9dedda55cd8196f5818b198efa10bdea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dedda55cd8196f5818b198efa10bdea

import type { ConcreteRequest } from 'relay-runtime';
export type SendPasswordLinkInput = {
  id: string;
  isInvitation?: boolean | null | undefined;
};
export type UsersPagePasswordMutation$variables = {
  input: SendPasswordLinkInput;
};
export type UsersPagePasswordMutation$data = {
  readonly sendPasswordLink: {
    readonly address: string;
  } | null | undefined;
};
export type UsersPagePasswordMutation = {
  response: UsersPagePasswordMutation$data;
  variables: UsersPagePasswordMutation$variables;
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
    "name": "UsersPagePasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UsersPagePasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9dedda55cd8196f5818b198efa10bdea",
    "metadata": {},
    "name": "UsersPagePasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "26700b993d77ba1583167ffc00fdce1f";

export default node;
