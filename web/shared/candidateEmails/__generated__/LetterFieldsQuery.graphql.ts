/**
 * @generated SignedSource<<37f24a92d2f325562e45555a7ae5cf5e>>
 * @relayHash cc90999d6f6b1cc9977c87c96d01e1da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc90999d6f6b1cc9977c87c96d01e1da

import type { ConcreteRequest } from 'relay-runtime';
export type LetterFieldsQuery$variables = Record<PropertyKey, never>;
export type LetterFieldsQuery$data = {
  readonly emailTemplateTokens: ReadonlyArray<{
    readonly description: string;
    readonly name: string;
  }> | null | undefined;
  readonly emailTemplates: ReadonlyArray<{
    readonly contents: string;
    readonly id: string;
    readonly name: string;
    readonly subject: string;
  }> | null | undefined;
};
export type LetterFieldsQuery = {
  response: LetterFieldsQuery$data;
  variables: LetterFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "EmailTemplate",
  "kind": "LinkedField",
  "name": "emailTemplates",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contents",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LetterFieldsQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v2/*:: as any*/),
        "to": "NULL"
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "EmailTemplateToken",
          "kind": "LinkedField",
          "name": "emailTemplateTokens",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LetterFieldsQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "EmailTemplateToken",
        "kind": "LinkedField",
        "name": "emailTemplateTokens",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cc90999d6f6b1cc9977c87c96d01e1da",
    "metadata": {},
    "name": "LetterFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2fc16c1c367733923e47dff001548fb1";

export default node;
