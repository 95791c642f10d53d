/**
 * @generated SignedSource<<fd5994fb301b97891b8cfbb413d0a954>>
 * @relayHash 4b9210557f220dae822fd639c67f9156
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b9210557f220dae822fd639c67f9156

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewsMenuQuery$variables = Record<PropertyKey, never>;
export type ViewsMenuQuery$data = {
  readonly candidateViews: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly isShared: boolean;
    readonly name: string;
    readonly query: string;
    readonly " $fragmentSpreads": FragmentRefs<"ViewDialog_view">;
  }>;
};
export type ViewsMenuQuery = {
  response: ViewsMenuQuery$data;
  variables: ViewsMenuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "query",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isShared",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ViewsMenuQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CandidateView",
        "kind": "LinkedField",
        "name": "candidateViews",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ViewDialog_view"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ViewsMenuQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CandidateView",
        "kind": "LinkedField",
        "name": "candidateViews",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4b9210557f220dae822fd639c67f9156",
    "metadata": {},
    "name": "ViewsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5e0ac8ebf61bf6810141cdf945818dc5";

export default node;
