/**
 * @generated SignedSource<<b1cc53162bb2f1bc25c02521be612823>>
 * @relayHash 1eec7423164f3c6bef1171dbd26aa39d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1eec7423164f3c6bef1171dbd26aa39d

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteJobProductInput = {
  id: string;
};
export type JobProductDeleteDialogMutation$variables = {
  input: DeleteJobProductInput;
};
export type JobProductDeleteDialogMutation$data = {
  readonly deleteJobProduct: {
    readonly deletedJobProductId: string;
  };
};
export type JobProductDeleteDialogMutation = {
  response: JobProductDeleteDialogMutation$data;
  variables: JobProductDeleteDialogMutation$variables;
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
    "concreteType": "DeleteJobProductPayload",
    "kind": "LinkedField",
    "name": "deleteJobProduct",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedJobProductId",
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
    "name": "JobProductDeleteDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobProductDeleteDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1eec7423164f3c6bef1171dbd26aa39d",
    "metadata": {},
    "name": "JobProductDeleteDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5176fe759335a7ba6bd3490e5decc3b0";

export default node;
