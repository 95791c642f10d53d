/**
 * @generated SignedSource<<278db70499a91dff388c295b50bc7193>>
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
var v0 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SupportContactsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SupportContactsQuery",
    "selections": (v0/*:: as any*/)
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

(node as any).hash = "9c422cecde8503dbd4191f65583162b7";

export default node;
