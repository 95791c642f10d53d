/**
 * @generated SignedSource<<80644b5e79c9ff44a6c86b1862245f83>>
 * @relayHash 8c9f459c4dbac543cc3bfdace6a8e071
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c9f459c4dbac543cc3bfdace6a8e071

import type { ConcreteRequest } from 'relay-runtime';
export type findTalentFoldersQuery$variables = {
  query: string;
};
export type findTalentFoldersQuery$data = {
  readonly talentFolders: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: string;
      readonly name: string;
    }>;
  };
};
export type findTalentFoldersQuery = {
  response: findTalentFoldersQuery$data;
  variables: findTalentFoldersQuery$variables;
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
    "name": "findTalentFoldersQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "TalentFolderConnection",
          "kind": "LinkedField",
          "name": "talentFolders",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TalentFolder",
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
    "name": "findTalentFoldersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TalentFolderConnection",
        "kind": "LinkedField",
        "name": "talentFolders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TalentFolder",
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
    "id": "8c9f459c4dbac543cc3bfdace6a8e071",
    "metadata": {},
    "name": "findTalentFoldersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d407e7812ba7fb139f9569cba03cf0b2";

export default node;
