/**
 * @generated SignedSource<<fa2ca643ea35c563b47be27a12e1a29b>>
 * @relayHash 36c552c52828da825d0085a94ff1342e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36c552c52828da825d0085a94ff1342e

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteJobProductInput = {
  id: string;
};
export type JobProductsPageDeleteMutation$variables = {
  input: DeleteJobProductInput;
};
export type JobProductsPageDeleteMutation$data = {
  readonly deleteJobProduct: {
    readonly deletedJobProductId: string;
  } | null | undefined;
};
export type JobProductsPageDeleteMutation = {
  response: JobProductsPageDeleteMutation$data;
  variables: JobProductsPageDeleteMutation$variables;
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
    "name": "JobProductsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobProductsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "36c552c52828da825d0085a94ff1342e",
    "metadata": {},
    "name": "JobProductsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f036ab27f2c1cd7ae8fc84d23e4e8d6";

export default node;
