/**
 * @generated SignedSource<<1c3517d85b4e12c733f417acd899ae2a>>
 * @relayHash eae8a37a80af1a33d03b2af61b45095a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eae8a37a80af1a33d03b2af61b45095a

import type { ConcreteRequest } from 'relay-runtime';
export type FoldersFieldQuery$variables = {
  search?: string | null | undefined;
};
export type FoldersFieldQuery$data = {
  readonly talentFolders: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type FoldersFieldQuery = {
  response: FoldersFieldQuery$data;
  variables: FoldersFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 30
    },
    {
      "kind": "Literal",
      "name": "ownOnly",
      "value": true
    },
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    }
  ],
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FoldersFieldQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v1/*:: as any*/),
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
    "name": "FoldersFieldQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "eae8a37a80af1a33d03b2af61b45095a",
    "metadata": {},
    "name": "FoldersFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dc3f9f64b29a202bdf39dbe036acc24a";

export default node;
