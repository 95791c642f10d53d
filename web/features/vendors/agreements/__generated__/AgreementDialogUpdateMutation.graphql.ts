/**
 * @generated SignedSource<<fabcd36bc3179b971fba7372815fa127>>
 * @relayHash f16484703eb1a21db6d5f652290d0527
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f16484703eb1a21db6d5f652290d0527

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorFeeKind = "FLAT" | "OTHER" | "PERCENT";
export type UpdateVendorAgreementInput = {
  agreement: VendorAgreementInput;
  id: string;
  version?: number | null | undefined;
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
export type AgreementDialogUpdateMutation$variables = {
  input: UpdateVendorAgreementInput;
};
export type AgreementDialogUpdateMutation$data = {
  readonly updateVendorAgreement: {
    readonly agreement: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AgreementDialog_agreement">;
    };
  } | null | undefined;
};
export type AgreementDialogUpdateMutation = {
  response: AgreementDialogUpdateMutation$data;
  variables: AgreementDialogUpdateMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AgreementDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateVendorAgreementPayload",
        "kind": "LinkedField",
        "name": "updateVendorAgreement",
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
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AgreementDialog_agreement"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AgreementDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateVendorAgreementPayload",
        "kind": "LinkedField",
        "name": "updateVendorAgreement",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstDay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastDay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "feeKind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fee",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "guaranteeDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ownershipDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refundRule",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Job",
                "kind": "LinkedField",
                "name": "jobs",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f16484703eb1a21db6d5f652290d0527",
    "metadata": {},
    "name": "AgreementDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e68f67afcd0b6349fe536c59229d0cf3";

export default node;
