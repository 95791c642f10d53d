/**
 * @generated SignedSource<<3c949d72b2958f0118b88961f1bf9f42>>
 * @relayHash 91f1e6fcda2ce3e478006c5e6a422137
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91f1e6fcda2ce3e478006c5e6a422137

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteLocationInput = {
  id: string;
};
export type LocationsPageDeleteMutation$variables = {
  input: DeleteLocationInput;
};
export type LocationsPageDeleteMutation$data = {
  readonly deleteLocation: {
    readonly deletedLocationId: string;
  } | null | undefined;
};
export type LocationsPageDeleteMutation = {
  response: LocationsPageDeleteMutation$data;
  variables: LocationsPageDeleteMutation$variables;
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
    "concreteType": "DeleteLocationPayload",
    "kind": "LinkedField",
    "name": "deleteLocation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedLocationId",
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
    "name": "LocationsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LocationsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "91f1e6fcda2ce3e478006c5e6a422137",
    "metadata": {},
    "name": "LocationsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c80dfbb9d0b1e6c78827c2fe2b16994d";

export default node;
