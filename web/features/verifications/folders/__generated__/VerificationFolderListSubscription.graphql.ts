/**
 * @generated SignedSource<<9a4035e8830a2972e5983674ebfd71f1>>
 * @relayHash 6b29028cb376ea0e860e4886c6bd582b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b29028cb376ea0e860e4886c6bd582b

import type { ConcreteRequest } from 'relay-runtime';
export type VerificationFolderListSubscription$variables = Record<PropertyKey, never>;
export type VerificationFolderListSubscription$data = {
  readonly verificationFoldersChanged: {
    readonly unchangedMs: number | null | undefined;
  };
};
export type VerificationFolderListSubscription = {
  response: VerificationFolderListSubscription$data;
  variables: VerificationFolderListSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VerificationFoldersChange",
    "kind": "LinkedField",
    "name": "verificationFoldersChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unchangedMs",
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
    "name": "VerificationFolderListSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VerificationFolderListSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6b29028cb376ea0e860e4886c6bd582b",
    "metadata": {},
    "name": "VerificationFolderListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e0f27b43781d21556ed9e1cb53a1d16e";

export default node;
