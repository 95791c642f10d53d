/**
 * @generated SignedSource<<64051fe717b6f9543d66c1c902f515e5>>
 * @relayHash 904a2cd41f62675dcbf035c25c303021
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 904a2cd41f62675dcbf035c25c303021

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmPageQuery$variables = {
  token: string;
};
export type ConfirmPageQuery$data = {
  readonly offerLink: {
    readonly companyName: string;
    readonly isLocked: boolean;
    readonly mailHint: string;
  };
};
export type ConfirmPageQuery = {
  response: ConfirmPageQuery$data;
  variables: ConfirmPageQuery$variables;
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
  "concreteType": "OfferLink",
  "kind": "LinkedField",
  "name": "offerLink",
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
      "name": "mailHint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLocked",
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
    "name": "ConfirmPageQuery",
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
    "name": "ConfirmPageQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "904a2cd41f62675dcbf035c25c303021",
    "metadata": {},
    "name": "ConfirmPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bde3036bc8f9f6ff5193ea4c9e461258";

export default node;
