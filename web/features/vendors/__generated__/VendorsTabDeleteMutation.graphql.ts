/**
 * @generated SignedSource<<14d1dc60f02b21143f5935efd236533a>>
 * @relayHash 516408a78ed38032d795a57274ae8d68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 516408a78ed38032d795a57274ae8d68

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteVendorInput = {
  id: string;
};
export type VendorsTabDeleteMutation$variables = {
  input: DeleteVendorInput;
};
export type VendorsTabDeleteMutation$data = {
  readonly deleteVendor: {
    readonly deletedVendorId: string;
  } | null | undefined;
};
export type VendorsTabDeleteMutation = {
  response: VendorsTabDeleteMutation$data;
  variables: VendorsTabDeleteMutation$variables;
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
    "concreteType": "DeleteVendorPayload",
    "kind": "LinkedField",
    "name": "deleteVendor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedVendorId",
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
    "name": "VendorsTabDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VendorsTabDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "516408a78ed38032d795a57274ae8d68",
    "metadata": {},
    "name": "VendorsTabDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e96b9fd826aafb1b3289dcbf342c80ae";

export default node;
