/**
 * @generated SignedSource<<bb2749f837d4332dd7d7dff10b2d2793>>
 * @relayHash 7db2dbf7984051d03834c49ee35b82a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7db2dbf7984051d03834c49ee35b82a3

import type { ConcreteRequest } from 'relay-runtime';
export type VendorFeeKind = "FLAT" | "OTHER" | "PERCENT";
export type CreateVendorAgreementInput = {
  agreement: VendorAgreementInput;
  vendorId: string;
};
export type VendorAgreementInput = {
  currency: string;
  fee: number;
  feeKind: VendorFeeKind;
  firstDay: string;
  guaranteeDays: number;
  jobIds?: ReadonlyArray<string> | null | undefined;
  lastDay?: string | null | undefined;
  ownershipDays: number;
  refundRule?: string | null | undefined;
};
export type AgreementDialogCreateMutation$variables = {
  input: CreateVendorAgreementInput;
};
export type AgreementDialogCreateMutation$data = {
  readonly createVendorAgreement: {
    readonly agreement: {
      readonly id: string;
    };
  } | null | undefined;
};
export type AgreementDialogCreateMutation = {
  response: AgreementDialogCreateMutation$data;
  variables: AgreementDialogCreateMutation$variables;
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
    "concreteType": "CreateVendorAgreementPayload",
    "kind": "LinkedField",
    "name": "createVendorAgreement",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VendorAgreement",
        "kind": "LinkedField",
        "name": "agreement",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
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
    "name": "AgreementDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AgreementDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7db2dbf7984051d03834c49ee35b82a3",
    "metadata": {},
    "name": "AgreementDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6c8f4e9984c6c785698d9c6b2786564c";

export default node;
