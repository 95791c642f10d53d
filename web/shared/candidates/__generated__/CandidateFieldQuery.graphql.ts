/**
 * @generated SignedSource<<c1343bf114239b34dd6b9a80628083f7>>
 * @relayHash 94b9e852808222a1d4210abb294bff2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94b9e852808222a1d4210abb294bff2f

import type { ConcreteRequest } from 'relay-runtime';
export type CandidateFieldQuery$variables = {
  query?: string | null | undefined;
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
    "name": "query"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    },
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
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
    "id": "94b9e852808222a1d4210abb294bff2f",
    "metadata": {},
    "name": "CandidateFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4aa1551ad363247244b835c066e0682b";

export default node;
