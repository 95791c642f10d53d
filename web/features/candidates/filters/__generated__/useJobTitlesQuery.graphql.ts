/**
 * @generated SignedSource<<043c5232a199aab4d4ab1fff30102f7c>>
 * @relayHash 4677ee28a8cf7e545e23039105e474b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4677ee28a8cf7e545e23039105e474b2

import type { ConcreteRequest } from 'relay-runtime';
export type useJobTitlesQuery$variables = {
  databaseId: string;
};
export type useJobTitlesQuery$data = {
  readonly job: {
    readonly title: string;
  } | null | undefined;
};
export type useJobTitlesQuery = {
  response: useJobTitlesQuery$data;
  variables: useJobTitlesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useJobTitlesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useJobTitlesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "4677ee28a8cf7e545e23039105e474b2",
    "metadata": {},
    "name": "useJobTitlesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51f9fe82f856f923012bf1a682a17516";

export default node;
