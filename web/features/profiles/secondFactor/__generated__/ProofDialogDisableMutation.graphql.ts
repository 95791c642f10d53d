/**
 * @generated SignedSource<<da9b9ab7615620bc120199f58c43b23e>>
 * @relayHash 503033fe248843713fd258410471becb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 503033fe248843713fd258410471becb

import type { ConcreteRequest } from 'relay-runtime';
export type DisableSecondFactorInput = {
  code?: string | null | undefined;
  password?: string | null | undefined;
};
export type ProofDialogDisableMutation$variables = {
  input: DisableSecondFactorInput;
};
export type ProofDialogDisableMutation$data = {
  readonly disableSecondFactor: {
    readonly secondFactor: {
      readonly isEnabled: boolean;
    };
  } | null | undefined;
};
export type ProofDialogDisableMutation = {
  response: ProofDialogDisableMutation$data;
  variables: ProofDialogDisableMutation$variables;
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
    "concreteType": "DisableSecondFactorPayload",
    "kind": "LinkedField",
    "name": "disableSecondFactor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SecondFactor",
        "kind": "LinkedField",
        "name": "secondFactor",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEnabled",
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
    "name": "ProofDialogDisableMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProofDialogDisableMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "503033fe248843713fd258410471becb",
    "metadata": {},
    "name": "ProofDialogDisableMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "733885d52c79bd15717e7f73d01d8926";

export default node;
