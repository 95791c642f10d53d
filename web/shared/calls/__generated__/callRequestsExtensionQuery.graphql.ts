/**
 * @generated SignedSource<<a0c773a20aa70053a7bdd40bcba6f8f7>>
 * @relayHash b4c00bf330fe8bf15a8ebceb4fa5006c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4c00bf330fe8bf15a8ebceb4fa5006c

import type { ConcreteRequest } from 'relay-runtime';
export type callRequestsExtensionQuery$variables = Record<PropertyKey, never>;
export type callRequestsExtensionQuery$data = {
  readonly phoneExtension: {
    readonly databaseId: string;
    readonly ext: string;
    readonly iceServers: ReadonlyArray<{
      readonly credential: string | null | undefined;
      readonly urls: ReadonlyArray<string>;
      readonly username: string | null | undefined;
    }>;
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
        "name": "databaseId",
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
    "id": "b4c00bf330fe8bf15a8ebceb4fa5006c",
    "metadata": {},
    "name": "callRequestsExtensionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1cb74626cf3291f71aed720d6b918dfb";

export default node;
