/**
 * @generated SignedSource<<b08893bd1bb5fe1280adecf43e80ee33>>
 * @relayHash 59f672ae048f62e513319566940a9f3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59f672ae048f62e513319566940a9f3e

import type { ConcreteRequest } from 'relay-runtime';
export type TemplatePreviewCandidatesQuery$variables = {
  query?: string | null | undefined;
};
export type TemplatePreviewCandidatesQuery$data = {
  readonly candidates: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type TemplatePreviewCandidatesQuery = {
  response: TemplatePreviewCandidatesQuery$data;
  variables: TemplatePreviewCandidatesQuery$variables;
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
    "name": "TemplatePreviewCandidatesQuery",
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
    "name": "TemplatePreviewCandidatesQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "59f672ae048f62e513319566940a9f3e",
    "metadata": {},
    "name": "TemplatePreviewCandidatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "29583f5da94c74d38620fdb493c7cf9a";

export default node;
