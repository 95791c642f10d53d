/**
 * @generated SignedSource<<9bb6db0ae00dad70492e0d8a07bb56e5>>
 * @relayHash c1ad764a2d2fb39e1eee245c5c776aed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1ad764a2d2fb39e1eee245c5c776aed

import type { ConcreteRequest } from 'relay-runtime';
export type RenameDpsSearchInput = {
  id: string;
  name: string;
};
export type RenameSearchDialogMutation$variables = {
  input: RenameDpsSearchInput;
};
export type RenameSearchDialogMutation$data = {
  readonly renameDpsSearch: {
    readonly dpsSearch: {
      readonly id: string;
      readonly name: string;
    };
  } | null | undefined;
};
export type RenameSearchDialogMutation = {
  response: RenameSearchDialogMutation$data;
  variables: RenameSearchDialogMutation$variables;
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
    "concreteType": "RenameDpsSearchPayload",
    "kind": "LinkedField",
    "name": "renameDpsSearch",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DpsSearch",
        "kind": "LinkedField",
        "name": "dpsSearch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
    "name": "RenameSearchDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RenameSearchDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c1ad764a2d2fb39e1eee245c5c776aed",
    "metadata": {},
    "name": "RenameSearchDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1d8b5378e0527acb22ecdcf67039182";

export default node;
