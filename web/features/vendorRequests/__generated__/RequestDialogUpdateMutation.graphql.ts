/**
 * @generated SignedSource<<c076465ffa2b204b64af6c438bd105fb>>
 * @relayHash 0fb488b8e69227004de2a6f956ee81f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fb488b8e69227004de2a6f956ee81f2

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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
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
              (v3/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Job",
                "kind": "LinkedField",
                "name": "job",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
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
    "id": "0fb488b8e69227004de2a6f956ee81f2",
    "metadata": {},
    "name": "RequestDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e44073665a7ecb54166e564abea6eb1";

export default node;
