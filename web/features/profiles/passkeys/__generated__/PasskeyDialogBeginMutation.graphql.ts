/**
 * @generated SignedSource<<76fb60d2907c9d1ef27b81693ef5277e>>
 * @relayHash 4ccde271080e847d75926409ef98c42b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ccde271080e847d75926409ef98c42b

import type { ConcreteRequest } from 'relay-runtime';
export type BeginPasskeyInput = {
  code?: string | null | undefined;
  password?: string | null | undefined;
};
export type PasskeyDialogBeginMutation$variables = {
  input: BeginPasskeyInput;
};
export type PasskeyDialogBeginMutation$data = {
  readonly beginPasskey: {
    readonly options: string;
  } | null | undefined;
};
export type PasskeyDialogBeginMutation = {
  response: PasskeyDialogBeginMutation$data;
  variables: PasskeyDialogBeginMutation$variables;
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
    "concreteType": "BeginPasskeyPayload",
    "kind": "LinkedField",
    "name": "beginPasskey",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
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
    "name": "PasskeyDialogBeginMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasskeyDialogBeginMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4ccde271080e847d75926409ef98c42b",
    "metadata": {},
    "name": "PasskeyDialogBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "23fe6af6d5df964e3b9995d3aeb102ae";

export default node;
