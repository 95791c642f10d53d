/**
 * @generated SignedSource<<4e3e101244b9c83eaff814b3e27e6c10>>
 * @relayHash 30aa9dd5fb4d265f4820ec275828e359
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30aa9dd5fb4d265f4820ec275828e359

import type { ConcreteRequest } from 'relay-runtime';
export type CollectedCandidatesPanelSubscription$variables = Record<PropertyKey, never>;
export type CollectedCandidatesPanelSubscription$data = {
  readonly collectedCandidatesChanged: {
    readonly at: string;
    readonly candidateId: string | null | undefined;
  };
};
export type CollectedCandidatesPanelSubscription = {
  response: CollectedCandidatesPanelSubscription$data;
  variables: CollectedCandidatesPanelSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CollectedCandidatesChange",
    "kind": "LinkedField",
    "name": "collectedCandidatesChanged",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CollectedCandidatesPanelSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CollectedCandidatesPanelSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "30aa9dd5fb4d265f4820ec275828e359",
    "metadata": {},
    "name": "CollectedCandidatesPanelSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c06cdcfcc349eb51e539cd7203e1517d";

export default node;
