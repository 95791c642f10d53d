/**
 * @generated SignedSource<<864a58dc2d144bff472cd88d83f39d6e>>
 * @relayHash 2ee3927075cc829a202afb71976865b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ee3927075cc829a202afb71976865b3

import type { ConcreteRequest } from 'relay-runtime';
export type callRequestsExtensionQuery$variables = Record<PropertyKey, never>;
export type callRequestsExtensionQuery$data = {
  readonly phoneExtension: {
    readonly ext: string;
    readonly iceServers: ReadonlyArray<{
      readonly credential: string | null | undefined;
      readonly urls: ReadonlyArray<string>;
      readonly username: string | null | undefined;
    }>;
    readonly id: string;
    readonly password: string;
    readonly realm: string | null | undefined;
    readonly server: string | null | undefined;
  } | null | undefined;
};
export type callRequestsExtensionQuery = {
  response: callRequestsExtensionQuery$data;
  variables: callRequestsExtensionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PhoneExtension",
    "kind": "LinkedField",
    "name": "phoneExtension",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ext",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "password",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "server",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "realm",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "IceServer",
        "kind": "LinkedField",
        "name": "iceServers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "urls",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "credential",
            "storageKey": null
          }
        ],
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
    "name": "callRequestsExtensionQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "callRequestsExtensionQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2ee3927075cc829a202afb71976865b3",
    "metadata": {},
    "name": "callRequestsExtensionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "40eff92256e3e6a9a7f01ff027864ad7";

export default node;
