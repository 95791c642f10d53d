/**
 * @generated SignedSource<<9ea2086f0dd71ff7c5d369219ebd430d>>
 * @relayHash 47c1608faf04edbc81bccc0b39f84422
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47c1608faf04edbc81bccc0b39f84422

import type { ConcreteRequest } from 'relay-runtime';
export type CollectedCandidatesPageQuery$variables = Record<PropertyKey, never>;
export type CollectedCandidatesPageQuery$data = {
  readonly recruitmentChannels: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }>;
};
export type CollectedCandidatesPageQuery = {
  response: CollectedCandidatesPageQuery$data;
  variables: CollectedCandidatesPageQuery$variables;
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
    "name": "CollectedCandidatesPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CollectedCandidatesPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "47c1608faf04edbc81bccc0b39f84422",
    "metadata": {},
    "name": "CollectedCandidatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5fa6a76052ba65daeada21d2c9a43603";

export default node;
