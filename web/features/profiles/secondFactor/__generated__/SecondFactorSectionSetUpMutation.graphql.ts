/**
 * @generated SignedSource<<6086b85ad788afde61c9586780597da5>>
 * @relayHash c5d211f5cc9694065e06fb4ac0a0728c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5d211f5cc9694065e06fb4ac0a0728c

import type { ConcreteRequest } from 'relay-runtime';
export type SetUpAuthenticatorInput = {
  isKeyOnly?: boolean | null | undefined;
};
export type SecondFactorSectionSetUpMutation$variables = {
  input: SetUpAuthenticatorInput;
};
export type SecondFactorSectionSetUpMutation$data = {
  readonly setUpAuthenticator: {
    readonly authenticatorUri: string | null | undefined;
    readonly sharedKey: string;
  } | null | undefined;
};
export type SecondFactorSectionSetUpMutation = {
  response: SecondFactorSectionSetUpMutation$data;
  variables: SecondFactorSectionSetUpMutation$variables;
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
    "concreteType": "SetUpAuthenticatorPayload",
    "kind": "LinkedField",
    "name": "setUpAuthenticator",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sharedKey",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "authenticatorUri",
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
    "name": "SecondFactorSectionSetUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SecondFactorSectionSetUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c5d211f5cc9694065e06fb4ac0a0728c",
    "metadata": {},
    "name": "SecondFactorSectionSetUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6c0cbff4cb34e3c91eb8efe1a1d57ce";

export default node;
