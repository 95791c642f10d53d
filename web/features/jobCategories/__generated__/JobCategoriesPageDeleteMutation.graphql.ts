/**
 * @generated SignedSource<<8a64adff65bdd59842ace13dbdc57f9b>>
 * @relayHash 811b99772d2f94fba4897a8ad8720c3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 811b99772d2f94fba4897a8ad8720c3f

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteJobCategoryInput = {
  id: string;
};
export type JobCategoriesPageDeleteMutation$variables = {
  input: DeleteJobCategoryInput;
};
export type JobCategoriesPageDeleteMutation$data = {
  readonly deleteJobCategory: {
    readonly deletedJobCategoryId: string;
  } | null | undefined;
};
export type JobCategoriesPageDeleteMutation = {
  response: JobCategoriesPageDeleteMutation$data;
  variables: JobCategoriesPageDeleteMutation$variables;
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
    "name": "JobCategoriesPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobCategoriesPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "811b99772d2f94fba4897a8ad8720c3f",
    "metadata": {},
    "name": "JobCategoriesPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e7b444f0f45f9dee95ff735b1081186";

export default node;
