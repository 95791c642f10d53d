/**
 * @generated SignedSource<<2aa71ecc0ca5435b57706ae1ba98abff>>
 * @relayHash 8be1f2c2beadcebde22854ac2eddd7c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8be1f2c2beadcebde22854ac2eddd7c3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorRequestStatus = "OTHER" | "PUBLISHED" | "UNPUBLISHED";
export type CreateVendorRequestInput = {
  isMailed?: boolean | null | undefined;
  vendorRequest: VendorRequestInput;
};
export type VendorRequestInput = {
  description: string;
  jobId?: string | null | undefined;
  locationNames: ReadonlyArray<string>;
  mail: VendorRequestMailInput;
  status: VendorRequestStatus;
  title: string;
  vendorEmails: ReadonlyArray<string>;
};
export type VendorRequestMailInput = {
  contents: string;
  recipients: ReadonlyArray<string>;
  subject: string;
};
export type RequestDialogCreateMutation$variables = {
  input: CreateVendorRequestInput;
};
export type RequestDialogCreateMutation$data = {
  readonly createVendorRequest: {
    readonly vendorRequest: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RequestsPage_request">;
    };
  } | null | undefined;
};
export type RequestDialogCreateMutation = {
  response: RequestDialogCreateMutation$data;
  variables: RequestDialogCreateMutation$variables;
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
    "name": "RequestDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVendorRequestPayload",
        "kind": "LinkedField",
        "name": "createVendorRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VendorRequest",
            "kind": "LinkedField",
            "name": "vendorRequest",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RequestsPage_request"
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
    "name": "RequestDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVendorRequestPayload",
        "kind": "LinkedField",
        "name": "createVendorRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VendorRequest",
            "kind": "LinkedField",
            "name": "vendorRequest",
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "locationNames",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "statusName",
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
    "id": "8be1f2c2beadcebde22854ac2eddd7c3",
    "metadata": {},
    "name": "RequestDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "937c216dd95ec399fee9563b3c75c12d";

export default node;
