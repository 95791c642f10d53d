/**
 * @generated SignedSource<<34227aea406d13d2737dd135e52e982e>>
 * @relayHash 133cfc38266b3780bbec93694ebe21a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 133cfc38266b3780bbec93694ebe21a5

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteVendorAgreementInput = {
  id: string;
};
export type AgreementsDialogDeleteMutation$variables = {
  input: DeleteVendorAgreementInput;
};
export type AgreementsDialogDeleteMutation$data = {
  readonly deleteVendorAgreement: {
    readonly deletedVendorAgreementId: string;
  } | null | undefined;
};
export type AgreementsDialogDeleteMutation = {
  response: AgreementsDialogDeleteMutation$data;
  variables: AgreementsDialogDeleteMutation$variables;
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
    "concreteType": "DeleteVendorAgreementPayload",
    "kind": "LinkedField",
    "name": "deleteVendorAgreement",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedVendorAgreementId",
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
    "name": "AgreementsDialogDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AgreementsDialogDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "133cfc38266b3780bbec93694ebe21a5",
    "metadata": {},
    "name": "AgreementsDialogDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "307367236b0af74e13ea0a8ca6883d47";

export default node;
