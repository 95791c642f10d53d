/**
 * @generated SignedSource<<87be3f55b721d99c9efc39e3df715d88>>
 * @relayHash fa5866ca4c6c68f1a82389e4bc26af8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa5866ca4c6c68f1a82389e4bc26af8a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorRequestStatus = "OTHER" | "PUBLISHED" | "UNPUBLISHED";
export type UpdateVendorRequestInput = {
  id: string;
  isMailed?: boolean | null | undefined;
  vendorRequest: VendorRequestInput;
  version?: number | null | undefined;
};
export type VendorRequestInput = {
  description: string;
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
export type RequestDialogUpdateMutation$variables = {
  input: UpdateVendorRequestInput;
};
export type RequestDialogUpdateMutation$data = {
  readonly updateVendorRequest: {
    readonly vendorRequest: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RequestDialog_request" | "RequestsPage_request">;
    };
  } | null | undefined;
};
export type RequestDialogUpdateMutation = {
  response: RequestDialogUpdateMutation$data;
  variables: RequestDialogUpdateMutation$variables;
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
    "name": "RequestDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateVendorRequestPayload",
        "kind": "LinkedField",
        "name": "updateVendorRequest",
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RequestDialog_request"
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
    "name": "RequestDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateVendorRequestPayload",
        "kind": "LinkedField",
        "name": "updateVendorRequest",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vendorEmails",
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
                "concreteType": "VendorRequestMail",
                "kind": "LinkedField",
                "name": "mail",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subject",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recipients",
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
    "id": "fa5866ca4c6c68f1a82389e4bc26af8a",
    "metadata": {},
    "name": "RequestDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e44073665a7ecb54166e564abea6eb1";

export default node;
