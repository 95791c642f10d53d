/**
 * @generated SignedSource<<40c347dfe09bd701067946027ba36472>>
 * @relayHash 7705795826d511fac752dc0c7ce14546
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7705795826d511fac752dc0c7ce14546

import type { ConcreteRequest } from 'relay-runtime';
export type CollectedCandidatesPanelQuery$variables = Record<PropertyKey, never>;
export type CollectedCandidatesPanelQuery$data = {
  readonly recruitmentChannels: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }>;
};
export type CollectedCandidatesPanelQuery = {
  response: CollectedCandidatesPanelQuery$data;
  variables: CollectedCandidatesPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RecruitmentChannel",
    "kind": "LinkedField",
    "name": "recruitmentChannels",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "databaseId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "CollectedCandidatesPanelQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CollectedCandidatesPanelQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7705795826d511fac752dc0c7ce14546",
    "metadata": {},
    "name": "CollectedCandidatesPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a649d206aa592ebcacc1297c465b5f43";

export default node;
