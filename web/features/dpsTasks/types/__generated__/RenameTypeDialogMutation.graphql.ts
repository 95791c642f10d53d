/**
 * @generated SignedSource<<56ce0d681afe67fd96d3133473fa4a34>>
 * @relayHash b99ab82005ddb8af622beb8ce1169ce8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b99ab82005ddb8af622beb8ce1169ce8

import type { ConcreteRequest } from 'relay-runtime';
export type RenameDpsTypeInput = {
  id: string;
  name: string;
};
export type RenameTypeDialogMutation$variables = {
  input: RenameDpsTypeInput;
};
export type RenameTypeDialogMutation$data = {
  readonly renameDpsType: {
    readonly dpsType: {
      readonly id: string;
      readonly name: string;
    };
  };
};
export type RenameTypeDialogMutation = {
  response: RenameTypeDialogMutation$data;
  variables: RenameTypeDialogMutation$variables;
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
    "concreteType": "RenameDpsTypePayload",
    "kind": "LinkedField",
    "name": "renameDpsType",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DpsType",
        "kind": "LinkedField",
        "name": "dpsType",
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
    "name": "RenameTypeDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RenameTypeDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b99ab82005ddb8af622beb8ce1169ce8",
    "metadata": {},
    "name": "RenameTypeDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6664225cd82088c3b0710526d847b6e";

export default node;
