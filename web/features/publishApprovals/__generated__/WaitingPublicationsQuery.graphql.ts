/**
 * @generated SignedSource<<e3d259b80d46c7cd9172c57e1b866245>>
 * @relayHash c5d93cfcc55c3fb29c0267a18b5e2d84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5d93cfcc55c3fb29c0267a18b5e2d84

import type { ConcreteRequest } from 'relay-runtime';
export type WaitingPublicationsQuery$variables = Record<PropertyKey, never>;
export type WaitingPublicationsQuery$data = {
  readonly jobPublications: {
    readonly nodes: ReadonlyArray<{
      readonly askedAt: string | null | undefined;
      readonly companyName: string | null | undefined;
      readonly databaseId: string;
      readonly id: string;
      readonly title: string;
    }>;
    readonly totalCount: number;
  };
};
export type WaitingPublicationsQuery = {
  response: WaitingPublicationsQuery$data;
  variables: WaitingPublicationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "status": "PENDING"
      }
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 5
    },
    {
      "kind": "Literal",
      "name": "orderBy",
      "value": {
        "direction": "ASC",
        "field": "ASKED_AT"
      }
    }
  ],
  "concreteType": "JobPublicationConnection",
  "kind": "LinkedField",
  "name": "jobPublications",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JobPublication",
      "kind": "LinkedField",
      "name": "nodes",
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "jobPublications(filter:{\"status\":\"PENDING\"},first:5,orderBy:{\"direction\":\"ASC\",\"field\":\"ASKED_AT\"})"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WaitingPublicationsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WaitingPublicationsQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "c5d93cfcc55c3fb29c0267a18b5e2d84",
    "metadata": {},
    "name": "WaitingPublicationsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d887aa5d1c39448943f613a2abdf83b5";

export default node;
