/**
 * @generated SignedSource<<dc34915260a00bbf70d27749a7c921cf>>
 * @relayHash 87a4c0677263c2c45b64a7bbae31f285
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87a4c0677263c2c45b64a7bbae31f285

import type { ConcreteRequest } from 'relay-runtime';
export type VerificationFolderPanelSubscription$variables = {
  folder: string;
};
export type VerificationFolderPanelSubscription$data = {
  readonly verificationCandidatesChanged: {
    readonly unchangedMs: number | null | undefined;
  };
};
export type VerificationFolderPanelSubscription = {
  response: VerificationFolderPanelSubscription$data;
  variables: VerificationFolderPanelSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "folder"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "folderId",
        "variableName": "folder"
      }
    ],
    "concreteType": "VerificationCandidatesChange",
    "kind": "LinkedField",
    "name": "verificationCandidatesChanged",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VerificationFolderPanelSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VerificationFolderPanelSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "87a4c0677263c2c45b64a7bbae31f285",
    "metadata": {},
    "name": "VerificationFolderPanelSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "686c4fd23924226daaa3a34cad2e2b6f";

export default node;
