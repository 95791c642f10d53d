/**
 * @generated SignedSource<<f790039b12521ab536e5eb3fad621682>>
 * @relayHash c1d43a55923b85dde28f8d8334e9cf7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1d43a55923b85dde28f8d8334e9cf7d

import type { ConcreteRequest } from 'relay-runtime';
export type MessageFormQuery$variables = Record<PropertyKey, never>;
export type MessageFormQuery$data = {
  readonly emailTemplateTokens: ReadonlyArray<{
    readonly description: string;
    readonly name: string;
  }> | null | undefined;
  readonly emailTemplates: ReadonlyArray<{
    readonly contents: string;
    readonly id: string;
    readonly name: string;
    readonly subject: string;
  }> | null | undefined;
};
export type MessageFormQuery = {
  response: MessageFormQuery$data;
  variables: MessageFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "EmailTemplate",
  "kind": "LinkedField",
  "name": "emailTemplates",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "EmailTemplateToken",
  "kind": "LinkedField",
  "name": "emailTemplateTokens",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MessageFormQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "NULL"
      },
      {
        "kind": "CatchField",
        "field": (v2/*:: as any*/),
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MessageFormQuery",
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "c1d43a55923b85dde28f8d8334e9cf7d",
    "metadata": {},
    "name": "MessageFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6b0b944c972fdf7414ba7307c5803f62";

export default node;
