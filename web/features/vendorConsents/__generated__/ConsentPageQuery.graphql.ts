/**
 * @generated SignedSource<<e88f9759b1f478720d1cdf82def8a140>>
 * @relayHash 3b65d77a5929af33ef016fae2c35d158
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b65d77a5929af33ef016fae2c35d158

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentPageQuery$variables = {
  token: string;
};
export type ConsentPageQuery$data = {
  readonly vendorConsent: {
    readonly candidateName: string;
    readonly companyName: string;
    readonly isGiven: boolean | null | undefined;
    readonly jobTitle: string;
    readonly vendorName: string;
  };
};
export type ConsentPageQuery = {
  response: ConsentPageQuery$data;
  variables: ConsentPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "token",
      "variableName": "token"
    }
  ],
  "concreteType": "VendorConsent",
  "kind": "LinkedField",
  "name": "vendorConsent",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidateName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGiven",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ConsentPageQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v1/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConsentPageQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "3b65d77a5929af33ef016fae2c35d158",
    "metadata": {},
    "name": "ConsentPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "06555d36c5a0892df49fd0716c7d4096";

export default node;
