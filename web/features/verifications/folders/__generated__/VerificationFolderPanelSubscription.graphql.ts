/**
 * @generated SignedSource<<266e42946f5f1226c0347af92f0e9a94>>
 * @relayHash 4dc2d8971fa3c73fba4feb08e220e07d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dc2d8971fa3c73fba4feb08e220e07d

import type { ConcreteRequest } from 'relay-runtime';
export type VerificationFolderPanelSubscription$variables = {
  folder: string;
};
export type VerificationFolderPanelSubscription$data = {
  readonly verificationCandidatesChanged: {
    readonly at: string;
    readonly candidateId: string | null | undefined;
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
        "name": "at",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "candidateId",
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
    "id": "4dc2d8971fa3c73fba4feb08e220e07d",
    "metadata": {},
    "name": "VerificationFolderPanelSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3a7393538e6d3ab1e81d03765dfb2c68";

export default node;
