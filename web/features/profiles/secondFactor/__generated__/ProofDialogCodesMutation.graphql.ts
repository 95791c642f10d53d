/**
 * @generated SignedSource<<f1284eb6a15cb108c72d9f2b8504682b>>
 * @relayHash 06121b2d66a78e209f3f382879ad25ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06121b2d66a78e209f3f382879ad25ea

import type { ConcreteRequest } from 'relay-runtime';
export type GenerateRecoveryCodesInput = {
  code?: string | null | undefined;
  password?: string | null | undefined;
};
export type ProofDialogCodesMutation$variables = {
  input: GenerateRecoveryCodesInput;
};
export type ProofDialogCodesMutation$data = {
  readonly generateRecoveryCodes: {
    readonly recoveryCodes: ReadonlyArray<string>;
  } | null | undefined;
};
export type ProofDialogCodesMutation = {
  response: ProofDialogCodesMutation$data;
  variables: ProofDialogCodesMutation$variables;
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
    "concreteType": "GenerateRecoveryCodesPayload",
    "kind": "LinkedField",
    "name": "generateRecoveryCodes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recoveryCodes",
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
    "name": "ProofDialogCodesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProofDialogCodesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "06121b2d66a78e209f3f382879ad25ea",
    "metadata": {},
    "name": "ProofDialogCodesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6d09232c2043f957f3be8ae987f8316";

export default node;
