/**
 * @generated SignedSource<<fce159ed1ff60fa7ad65457ecf5bd7ad>>
 * @relayHash 51faf0616dae04e326e62536ac0bcba1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51faf0616dae04e326e62536ac0bcba1

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteRufInput = {
  id: string;
};
export type RufDeleteDialogMutation$variables = {
  input: DeleteRufInput;
};
export type RufDeleteDialogMutation$data = {
  readonly deleteRuf: {
    readonly deletedRufId: string;
  };
};
export type RufDeleteDialogMutation = {
  response: RufDeleteDialogMutation$data;
  variables: RufDeleteDialogMutation$variables;
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
    "concreteType": "DeleteRufPayload",
    "kind": "LinkedField",
    "name": "deleteRuf",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedRufId",
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
    "name": "RufDeleteDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RufDeleteDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "51faf0616dae04e326e62536ac0bcba1",
    "metadata": {},
    "name": "RufDeleteDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3503ba6c6714326ff971907f9e00161";

export default node;
