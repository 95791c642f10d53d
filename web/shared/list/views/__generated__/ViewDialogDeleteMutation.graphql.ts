/**
 * @generated SignedSource<<2569abb473fefe375194bc297b5eb168>>
 * @relayHash ca8edf69403ff13a64bf8d51ea77e560
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca8edf69403ff13a64bf8d51ea77e560

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteSavedViewInput = {
  id: string;
};
export type ViewDialogDeleteMutation$variables = {
  input: DeleteSavedViewInput;
};
export type ViewDialogDeleteMutation$data = {
  readonly deleteSavedView: {
    readonly deletedSavedViewId: string;
  } | null | undefined;
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
    "concreteType": "DeleteSavedViewPayload",
    "kind": "LinkedField",
    "name": "deleteSavedView",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedSavedViewId",
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
    "id": "ca8edf69403ff13a64bf8d51ea77e560",
    "metadata": {},
    "name": "ViewDialogDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d3ec50244a0e1386b170a628673b2db";

export default node;
