/**
 * @generated SignedSource<<d66dcbe67e06ed71f79a7aa84cb86ab5>>
 * @relayHash 38d83c4c52160e3663d4068f69a42b53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38d83c4c52160e3663d4068f69a42b53

import type { ConcreteRequest } from 'relay-runtime';
export type AccountPictureQuery$variables = Record<PropertyKey, never>;
export type AccountPictureQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly avatarUrl: string | null | undefined;
      readonly id: string;
    };
  } | null | undefined;
};
export type AccountPictureQuery = {
  response: AccountPictureQuery$data;
  variables: AccountPictureQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
            "name": "avatarUrl",
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
    "name": "AccountPictureQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountPictureQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "38d83c4c52160e3663d4068f69a42b53",
    "metadata": {},
    "name": "AccountPictureQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee21f887ab69f5bb3c441bba1b10d089";

export default node;
