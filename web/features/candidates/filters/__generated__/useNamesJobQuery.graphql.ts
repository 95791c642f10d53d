/**
 * @generated SignedSource<<29080e85dffa727e79d590f14b0bf477>>
 * @relayHash 11ef96784242d35d47479b45b860e52d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11ef96784242d35d47479b45b860e52d

import type { ConcreteRequest } from 'relay-runtime';
export type useNamesJobQuery$variables = {
  databaseId: string;
};
export type useNamesJobQuery$data = {
  readonly job: {
    readonly title: string;
  } | null | undefined;
};
export type useNamesJobQuery = {
  response: useNamesJobQuery$data;
  variables: useNamesJobQuery$variables;
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
    "name": "useNamesJobQuery",
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
    "name": "useNamesJobQuery",
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
    "id": "11ef96784242d35d47479b45b860e52d",
    "metadata": {},
    "name": "useNamesJobQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fd3e0d76bbaffc90884dd1ad1210ce88";

export default node;
