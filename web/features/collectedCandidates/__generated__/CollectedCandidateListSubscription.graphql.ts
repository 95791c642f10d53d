/**
 * @generated SignedSource<<79a4599be5f51ec42b57c040a3b3554a>>
 * @relayHash 2e415fd783b1eaf496d9f0977b2ac6bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e415fd783b1eaf496d9f0977b2ac6bc

import type { ConcreteRequest } from 'relay-runtime';
export type CollectedCandidateListSubscription$variables = Record<PropertyKey, never>;
export type CollectedCandidateListSubscription$data = {
  readonly collectedCandidatesChanged: {
    readonly at: string;
    readonly candidateId: string | null | undefined;
  };
};
export type CollectedCandidateListSubscription = {
  response: CollectedCandidateListSubscription$data;
  variables: CollectedCandidateListSubscription$variables;
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
    "name": "CollectedCandidateListSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CollectedCandidateListSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2e415fd783b1eaf496d9f0977b2ac6bc",
    "metadata": {},
    "name": "CollectedCandidateListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5c45dc051673ec89ea0e0b32f82234e9";

export default node;
