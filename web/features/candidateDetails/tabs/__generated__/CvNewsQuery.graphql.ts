/**
 * @generated SignedSource<<c9b2ad3aecefa549f74918e97c019849>>
 * @relayHash badfe28033d575a1d87403380c21df21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID badfe28033d575a1d87403380c21df21

import type { ConcreteRequest } from 'relay-runtime';
export type CvNewsQuery$variables = {
  id: string;
};
export type CvNewsQuery$data = {
  readonly candidate: {
    readonly cvNews: ReadonlyArray<{
      readonly field: string;
    }> | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type CvNewsQuery = {
  response: CvNewsQuery$data;
  variables: CvNewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "CandidateExtractedField",
  "kind": "LinkedField",
  "name": "cvNews",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
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
    "name": "CvNewsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Candidate",
        "kind": "LinkedField",
        "name": "candidate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v3/*:: as any*/),
            "to": "NULL"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CvNewsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Candidate",
        "kind": "LinkedField",
        "name": "candidate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "badfe28033d575a1d87403380c21df21",
    "metadata": {},
    "name": "CvNewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7ec8fee70467bd3a25f2ea035aba2384";

export default node;
