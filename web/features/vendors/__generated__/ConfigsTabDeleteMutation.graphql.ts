/**
 * @generated SignedSource<<053c213833e4be1664ece2fc5f5b17fc>>
 * @relayHash 4d17c4ba925b790179872c93b40a4d54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d17c4ba925b790179872c93b40a4d54

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteVendorConfigInput = {
  id: string;
};
export type ConfigsTabDeleteMutation$variables = {
  input: DeleteVendorConfigInput;
};
export type ConfigsTabDeleteMutation$data = {
  readonly deleteVendorConfig: {
    readonly deletedVendorConfigId: string;
  } | null | undefined;
};
export type ConfigsTabDeleteMutation = {
  response: ConfigsTabDeleteMutation$data;
  variables: ConfigsTabDeleteMutation$variables;
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
    "concreteType": "DeleteVendorConfigPayload",
    "kind": "LinkedField",
    "name": "deleteVendorConfig",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedVendorConfigId",
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
    "name": "ConfigsTabDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfigsTabDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d17c4ba925b790179872c93b40a4d54",
    "metadata": {},
    "name": "ConfigsTabDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "350400cfc9bc5fa5f25ef4376bef9c27";

export default node;
