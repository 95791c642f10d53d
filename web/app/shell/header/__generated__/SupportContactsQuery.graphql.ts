/**
 * @generated SignedSource<<11bbf675a4b6462d055c7ff0921db2b7>>
 * @relayHash e20eb749328fd8995cac71c0aae863fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e20eb749328fd8995cac71c0aae863fc

import type { ConcreteRequest } from 'relay-runtime';
export type SupportContactsQuery$variables = Record<PropertyKey, never>;
export type SupportContactsQuery$data = {
  readonly supportContacts: ReadonlyArray<{
    readonly email: string;
    readonly englishName: string;
    readonly phone: string;
    readonly vietnameseName: string;
  }>;
};
export type SupportContactsQuery = {
  response: SupportContactsQuery$data;
  variables: SupportContactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "SupportContact",
  "kind": "LinkedField",
  "name": "supportContacts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vietnameseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
    "name": "SupportContactsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SupportContactsQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "e20eb749328fd8995cac71c0aae863fc",
    "metadata": {},
    "name": "SupportContactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "934e7aaa71cb4fae3ed7e5b2774e98e2";

export default node;
