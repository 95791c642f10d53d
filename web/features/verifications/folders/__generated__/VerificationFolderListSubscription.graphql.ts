/**
 * @generated SignedSource<<b5b06ef227bde123738a9f059b6560a7>>
 * @relayHash 36e11982cdfa3b207f45d313d87040bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36e11982cdfa3b207f45d313d87040bf

import type { ConcreteRequest } from 'relay-runtime';
export type VerificationFolderListSubscription$variables = Record<PropertyKey, never>;
export type VerificationFolderListSubscription$data = {
  readonly verificationFoldersChanged: {
    readonly at: string;
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
        "name": "at",
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
    "id": "36e11982cdfa3b207f45d313d87040bf",
    "metadata": {},
    "name": "VerificationFolderListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4b7243a9ac275e560448e930b96ac90c";

export default node;
