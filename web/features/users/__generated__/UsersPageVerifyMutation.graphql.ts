/**
 * @generated SignedSource<<ccb060fb3c551ccd63c362748131f131>>
 * @relayHash 428a8fb9bdead6f0270f8b11e2f7a72d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 428a8fb9bdead6f0270f8b11e2f7a72d

import type { ConcreteRequest } from 'relay-runtime';
export type SendVerificationEmailInput = {
  id: string;
};
export type UsersPageVerifyMutation$variables = {
  input: SendVerificationEmailInput;
};
export type UsersPageVerifyMutation$data = {
  readonly sendVerificationEmail: {
    readonly address: string;
  } | null | undefined;
};
export type UsersPageVerifyMutation = {
  response: UsersPageVerifyMutation$data;
  variables: UsersPageVerifyMutation$variables;
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
    "concreteType": "SendVerificationEmailPayload",
    "kind": "LinkedField",
    "name": "sendVerificationEmail",
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
    "name": "UsersPageVerifyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UsersPageVerifyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "428a8fb9bdead6f0270f8b11e2f7a72d",
    "metadata": {},
    "name": "UsersPageVerifyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9dc71e1026345a4c7cc6c0315a19c35";

export default node;
