/**
 * @generated SignedSource<<e6d900617ab4229a23dc4c4be5be54da>>
 * @relayHash 4292276b73bbe6aa4624365f2474c069
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4292276b73bbe6aa4624365f2474c069

import type { ConcreteRequest } from 'relay-runtime';
export type RemovePasskeyInput = {
  key: string;
};
export type PasskeysSectionRemoveMutation$variables = {
  input: RemovePasskeyInput;
};
export type PasskeysSectionRemoveMutation$data = {
  readonly removePasskey: {
    readonly passkeys: {
      readonly isOffered: boolean;
    };
  } | null | undefined;
};
export type PasskeysSectionRemoveMutation = {
  response: PasskeysSectionRemoveMutation$data;
  variables: PasskeysSectionRemoveMutation$variables;
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
    "concreteType": "RemovePasskeyPayload",
    "kind": "LinkedField",
    "name": "removePasskey",
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
    "name": "PasskeysSectionRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasskeysSectionRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4292276b73bbe6aa4624365f2474c069",
    "metadata": {},
    "name": "PasskeysSectionRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "831267b9a4d40718a1b761c212f68980";

export default node;
