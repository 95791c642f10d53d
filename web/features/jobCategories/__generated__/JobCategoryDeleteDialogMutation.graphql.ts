/**
 * @generated SignedSource<<7f5ae826c87bbd4e8514ae5c52d01682>>
 * @relayHash 6209fd8cfd68d2b8ef9714798a0a86ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6209fd8cfd68d2b8ef9714798a0a86ff

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteJobCategoryInput = {
  id: string;
};
export type JobCategoryDeleteDialogMutation$variables = {
  input: DeleteJobCategoryInput;
};
export type JobCategoryDeleteDialogMutation$data = {
  readonly deleteJobCategory: {
    readonly deletedJobCategoryId: string;
  };
};
export type JobCategoryDeleteDialogMutation = {
  response: JobCategoryDeleteDialogMutation$data;
  variables: JobCategoryDeleteDialogMutation$variables;
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
    "concreteType": "DeleteJobCategoryPayload",
    "kind": "LinkedField",
    "name": "deleteJobCategory",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedJobCategoryId",
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
    "name": "JobCategoryDeleteDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobCategoryDeleteDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6209fd8cfd68d2b8ef9714798a0a86ff",
    "metadata": {},
    "name": "JobCategoryDeleteDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f2691018fa165123dbd70b84a921e19b";

export default node;
