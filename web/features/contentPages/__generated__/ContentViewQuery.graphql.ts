/**
 * @generated SignedSource<<46a6b09c98ba6dffe99da85f25993b79>>
 * @relayHash 6baafe4cabcc205bbe78fab70fb98b73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6baafe4cabcc205bbe78fab70fb98b73

import type { ConcreteRequest } from 'relay-runtime';
export type ContentViewQuery$variables = {
  code: string;
};
export type ContentViewQuery$data = {
  readonly contentPage: {
    readonly html: string;
    readonly title: string;
  } | null | undefined;
};
export type ContentViewQuery = {
  response: ContentViewQuery$data;
  variables: ContentViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ContentViewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ContentPage",
        "kind": "LinkedField",
        "name": "contentPage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContentViewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ContentPage",
        "kind": "LinkedField",
        "name": "contentPage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6baafe4cabcc205bbe78fab70fb98b73",
    "metadata": {},
    "name": "ContentViewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6d2f96ad67885c7cc4c8dfaab2b8e673";

export default node;
