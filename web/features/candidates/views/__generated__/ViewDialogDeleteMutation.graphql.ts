/**
 * @generated SignedSource<<62b65113c0e1d913221ca030e4a59c81>>
 * @relayHash 4882a70f1f96f075fbde9610f7ef7e4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4882a70f1f96f075fbde9610f7ef7e4d

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCandidateViewInput = {
  id: string;
};
export type ViewDialogDeleteMutation$variables = {
  input: DeleteCandidateViewInput;
};
export type ViewDialogDeleteMutation$data = {
  readonly deleteCandidateView: {
    readonly deletedCandidateViewId: string;
  };
};
export type ViewDialogDeleteMutation = {
  response: ViewDialogDeleteMutation$data;
  variables: ViewDialogDeleteMutation$variables;
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
    "concreteType": "DeleteCandidateViewPayload",
    "kind": "LinkedField",
    "name": "deleteCandidateView",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCandidateViewId",
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
    "name": "ViewDialogDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ViewDialogDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4882a70f1f96f075fbde9610f7ef7e4d",
    "metadata": {},
    "name": "ViewDialogDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "810f98b2fed4ad0ecb1870ecc8d1b944";

export default node;
