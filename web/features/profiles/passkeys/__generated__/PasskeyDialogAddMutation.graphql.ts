/**
 * @generated SignedSource<<96e6da929aef41d7d58942a65a1af2da>>
 * @relayHash 9bf7dcaa0c16f1dffbd5f618598ecc25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bf7dcaa0c16f1dffbd5f618598ecc25

import type { ConcreteRequest } from 'relay-runtime';
export type AddPasskeyInput = {
  name: string;
  response: string;
};
export type PasskeyDialogAddMutation$variables = {
  input: AddPasskeyInput;
};
export type PasskeyDialogAddMutation$data = {
  readonly addPasskey: {
    readonly passkeys: {
      readonly isOffered: boolean;
    };
  } | null | undefined;
};
export type PasskeyDialogAddMutation = {
  response: PasskeyDialogAddMutation$data;
  variables: PasskeyDialogAddMutation$variables;
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
    "concreteType": "AddPasskeyPayload",
    "kind": "LinkedField",
    "name": "addPasskey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Passkeys",
        "kind": "LinkedField",
        "name": "passkeys",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOffered",
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
    "name": "PasskeyDialogAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasskeyDialogAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9bf7dcaa0c16f1dffbd5f618598ecc25",
    "metadata": {},
    "name": "PasskeyDialogAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8879e1a772448a9abd8d8d72475a26f3";

export default node;
