/**
 * @generated SignedSource<<d1465ed5021b83a295924211340778b4>>
 * @relayHash 4cd2aea4d0336d9a9795471e4d86ce4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cd2aea4d0336d9a9795471e4d86ce4e

import type { ConcreteRequest } from 'relay-runtime';
export type TalentFolderMenuSubscription$variables = Record<PropertyKey, never>;
export type TalentFolderMenuSubscription$data = {
  readonly talentFoldersChanged: {
    readonly at: string;
  };
};
export type TalentFolderMenuSubscription = {
  response: TalentFolderMenuSubscription$data;
  variables: TalentFolderMenuSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TalentFoldersChange",
    "kind": "LinkedField",
    "name": "talentFoldersChanged",
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
    "name": "TalentFolderMenuSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TalentFolderMenuSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4cd2aea4d0336d9a9795471e4d86ce4e",
    "metadata": {},
    "name": "TalentFolderMenuSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1edac67ebd265a06ed2bf5b4e01088c3";

export default node;
