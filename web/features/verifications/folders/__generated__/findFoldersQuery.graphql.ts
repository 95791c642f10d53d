/**
 * @generated SignedSource<<1c50427e57ff91130eec2cf0cdb18ebe>>
 * @relayHash 639f47bba9747f5edd6f0a52423c8419
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 639f47bba9747f5edd6f0a52423c8419

import type { ConcreteRequest } from 'relay-runtime';
export type findFoldersQuery$variables = {
  query: string;
};
export type findFoldersQuery$data = {
  readonly verificationFolders: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: string;
      readonly name: string;
    }>;
  };
};
export type findFoldersQuery = {
  response: findFoldersQuery$data;
  variables: findFoldersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  },
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "query"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "findFoldersQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "VerificationFolderConnection",
          "kind": "LinkedField",
          "name": "verificationFolders",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "VerificationFolder",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findFoldersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VerificationFolderConnection",
        "kind": "LinkedField",
        "name": "verificationFolders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VerificationFolder",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "639f47bba9747f5edd6f0a52423c8419",
    "metadata": {},
    "name": "findFoldersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33bc8770892032afcb87294ac9b2984a";

export default node;
