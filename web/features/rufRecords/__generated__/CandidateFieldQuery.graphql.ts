/**
 * @generated SignedSource<<3b8fa09253c097d72684e9eff3e32a74>>
 * @relayHash 1a81897d7db4317966f4a076a358e8ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a81897d7db4317966f4a076a358e8ec

import type { ConcreteRequest } from 'relay-runtime';
export type CandidateFieldQuery$variables = {
  search?: string | null | undefined;
};
export type CandidateFieldQuery$data = {
  readonly candidates: {
    readonly nodes: ReadonlyArray<{
      readonly emails: ReadonlyArray<string>;
      readonly id: string;
      readonly name: string;
      readonly phones: ReadonlyArray<string>;
    }>;
  };
};
export type CandidateFieldQuery = {
  response: CandidateFieldQuery$data;
  variables: CandidateFieldQuery$variables;
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
      "fields": [
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    }
  ],
  "concreteType": "CandidateConnection",
  "kind": "LinkedField",
  "name": "candidates",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phones",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emails",
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
    "name": "CandidateFieldQuery",
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
    "name": "CandidateFieldQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "1a81897d7db4317966f4a076a358e8ec",
    "metadata": {},
    "name": "CandidateFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d7cd7eefa70e7068851d0753b6383e02";

export default node;
