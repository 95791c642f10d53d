/**
 * @generated SignedSource<<64447ac95e30591a126edc90eaa4e58b>>
 * @relayHash 49ea2588e84a66d5b965bb1421b7db26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49ea2588e84a66d5b965bb1421b7db26

import type { ConcreteRequest } from 'relay-runtime';
export type UnsubscribePageQuery$variables = {
  token: string;
};
export type UnsubscribePageQuery$data = {
  readonly emailOptOut: {
    readonly companyName: string;
    readonly isUnsubscribed: boolean;
    readonly mailHint: string;
  };
};
export type UnsubscribePageQuery = {
  response: UnsubscribePageQuery$data;
  variables: UnsubscribePageQuery$variables;
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
  "concreteType": "EmailOptOut",
  "kind": "LinkedField",
  "name": "emailOptOut",
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
      "name": "isUnsubscribed",
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
    "name": "UnsubscribePageQuery",
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
    "name": "UnsubscribePageQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "49ea2588e84a66d5b965bb1421b7db26",
    "metadata": {},
    "name": "UnsubscribePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ec062aab7640d96a9cacaefaaafd977";

export default node;
