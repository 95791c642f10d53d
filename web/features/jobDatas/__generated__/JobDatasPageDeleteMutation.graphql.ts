/**
 * @generated SignedSource<<e802c504d711037444ac53b3c03575c2>>
 * @relayHash 6eb05857dbc85772af8f14e158c1bbe2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eb05857dbc85772af8f14e158c1bbe2

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteJobDataItemInput = {
  id: string;
};
export type JobDatasPageDeleteMutation$variables = {
  input: DeleteJobDataItemInput;
};
export type JobDatasPageDeleteMutation$data = {
  readonly deleteJobDataItem: {
    readonly deletedJobDataItemId: string;
  } | null | undefined;
};
export type JobDatasPageDeleteMutation = {
  response: JobDatasPageDeleteMutation$data;
  variables: JobDatasPageDeleteMutation$variables;
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
    "concreteType": "DeleteJobDataItemPayload",
    "kind": "LinkedField",
    "name": "deleteJobDataItem",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedJobDataItemId",
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
    "name": "JobDatasPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobDatasPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6eb05857dbc85772af8f14e158c1bbe2",
    "metadata": {},
    "name": "JobDatasPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3d64738ab3078760892b29881c4702dc";

export default node;
