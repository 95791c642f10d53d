/**
 * @generated SignedSource<<80e4c0ba8913cf185b958fc6845ada46>>
 * @relayHash 0aa6b7d4a9bec0aef1598f89f088c383
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0aa6b7d4a9bec0aef1598f89f088c383

import type { ConcreteRequest } from 'relay-runtime';
export type TalentFolderMenuSubscription$variables = Record<PropertyKey, never>;
export type TalentFolderMenuSubscription$data = {
  readonly talentFoldersChanged: {
    readonly unchangedMs: number | null | undefined;
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
    "id": "0aa6b7d4a9bec0aef1598f89f088c383",
    "metadata": {},
    "name": "TalentFolderMenuSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "06f1a476a6c88bebeee96ed205c72b30";

export default node;
