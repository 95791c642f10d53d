/**
 * @generated SignedSource<<51c127f827e5e5a2fe88eae725a55b01>>
 * @relayHash 58061557560f68f5966673abc3939378
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58061557560f68f5966673abc3939378

import type { ConcreteRequest } from 'relay-runtime';
export type ApprovalSectionSubscription$variables = Record<PropertyKey, never>;
export type ApprovalSectionSubscription$data = {
  readonly jobsChanged: {
    readonly jobId: string | null | undefined;
  };
};
export type ApprovalSectionSubscription = {
  response: ApprovalSectionSubscription$data;
  variables: ApprovalSectionSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "JobsChange",
    "kind": "LinkedField",
    "name": "jobsChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "jobId",
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
    "name": "ApprovalSectionSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ApprovalSectionSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "58061557560f68f5966673abc3939378",
    "metadata": {},
    "name": "ApprovalSectionSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "db06158c3100ff89228f84ff71ac0d64";

export default node;
