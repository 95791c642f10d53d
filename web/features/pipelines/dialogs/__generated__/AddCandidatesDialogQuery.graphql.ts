/**
 * @generated SignedSource<<18b0137ce725b58696d960942031f9bd>>
 * @relayHash b341cb080e7d5396aa45f6a5d1eec28b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b341cb080e7d5396aa45f6a5d1eec28b

import type { ConcreteRequest } from 'relay-runtime';
export type AddCandidatesDialogQuery$variables = {
  query?: string | null | undefined;
};
export type AddCandidatesDialogQuery$data = {
  readonly candidates: {
    readonly nodes: ReadonlyArray<{
      readonly emails: ReadonlyArray<string>;
      readonly id: string;
      readonly name: string;
      readonly phones: ReadonlyArray<string>;
    }>;
  };
};
export type AddCandidatesDialogQuery = {
  response: AddCandidatesDialogQuery$data;
  variables: AddCandidatesDialogQuery$variables;
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
    "name": "AddCandidatesDialogQuery",
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
    "name": "AddCandidatesDialogQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "b341cb080e7d5396aa45f6a5d1eec28b",
    "metadata": {},
    "name": "AddCandidatesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27609b357422c2981067095ede78807b";

export default node;
