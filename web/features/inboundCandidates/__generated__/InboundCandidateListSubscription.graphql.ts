/**
 * @generated SignedSource<<691832dfee3096436957bc17d99a1399>>
 * @relayHash 051d46923927c68eb342cd7e34b79d53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 051d46923927c68eb342cd7e34b79d53

import type { ConcreteRequest } from 'relay-runtime';
export type InboundCandidateListSubscription$variables = Record<PropertyKey, never>;
export type InboundCandidateListSubscription$data = {
  readonly inboundCandidatesChanged: {
    readonly at: string;
    readonly candidateId: string | null | undefined;
  };
};
export type InboundCandidateListSubscription = {
  response: InboundCandidateListSubscription$data;
  variables: InboundCandidateListSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InboundCandidatesChange",
    "kind": "LinkedField",
    "name": "inboundCandidatesChanged",
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
    "name": "InboundCandidateListSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InboundCandidateListSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "051d46923927c68eb342cd7e34b79d53",
    "metadata": {},
    "name": "InboundCandidateListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "230cd7275873e3dcbd8a111719734c7b";

export default node;
