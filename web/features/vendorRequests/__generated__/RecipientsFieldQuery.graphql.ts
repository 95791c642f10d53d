/**
 * @generated SignedSource<<de4c5358576da8994ee67675fd5b5ba0>>
 * @relayHash f5d1a5b8e5f357c5e81821ab7f8816a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5d1a5b8e5f357c5e81821ab7f8816a5

import type { ConcreteRequest } from 'relay-runtime';
export type RecipientsFieldQuery$variables = {
  locationNames: ReadonlyArray<string>;
};
export type RecipientsFieldQuery$data = {
  readonly vendorRecipients: {
    readonly inCharge: ReadonlyArray<{
      readonly id: string;
      readonly user: {
        readonly email: string | null | undefined;
      } | null | undefined;
    }>;
    readonly vendors: ReadonlyArray<{
      readonly emails: ReadonlyArray<string>;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type RecipientsFieldQuery = {
  response: RecipientsFieldQuery$data;
  variables: RecipientsFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "locationNames"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "locationNames",
    "variableName": "locationNames"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "VendorAddresses",
  "kind": "LinkedField",
  "name": "vendors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emails",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecipientsFieldQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "VendorRecipients",
          "kind": "LinkedField",
          "name": "vendorRecipients",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "VendorConfig",
              "kind": "LinkedField",
              "name": "inCharge",
              "plural": true,
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "User",
                  "kind": "LinkedField",
                  "name": "user",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecipientsFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VendorRecipients",
        "kind": "LinkedField",
        "name": "vendorRecipients",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "VendorConfig",
            "kind": "LinkedField",
            "name": "inCharge",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
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
    "id": "f5d1a5b8e5f357c5e81821ab7f8816a5",
    "metadata": {},
    "name": "RecipientsFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "03b6f1a1d58f11b1ed82b027325a3137";

export default node;
