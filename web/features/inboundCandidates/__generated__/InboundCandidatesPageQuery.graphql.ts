/**
 * @generated SignedSource<<9e45311d59e30b4607b3018077e1c6e0>>
 * @relayHash 2d7e78aabab4b8633253989d59f772ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d7e78aabab4b8633253989d59f772ef

import type { ConcreteRequest } from 'relay-runtime';
export type InboundCandidatesPageQuery$variables = Record<PropertyKey, never>;
export type InboundCandidatesPageQuery$data = {
  readonly recruitmentChannels: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
};
export type InboundCandidatesPageQuery = {
  response: InboundCandidatesPageQuery$data;
  variables: InboundCandidatesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InboundCandidatesPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v0/*:: as any*/),
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InboundCandidatesPageQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "2d7e78aabab4b8633253989d59f772ef",
    "metadata": {},
    "name": "InboundCandidatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c5ba603c2dc8f40a38fd0740800f0a1f";

export default node;
