/**
 * @generated SignedSource<<2fc261482e7a634229ee77db3163cf67>>
 * @relayHash 8ed3094c9529f3af79619e1349f5dc90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ed3094c9529f3af79619e1349f5dc90

import type { ConcreteRequest } from 'relay-runtime';
export type EmailTemplateDialogVersionQuery$variables = {
  id: string;
};
export type EmailTemplateDialogVersionQuery$data = {
  readonly node: {
    readonly version?: number | null | undefined;
  };
};
export type EmailTemplateDialogVersionQuery = {
  response: EmailTemplateDialogVersionQuery$data;
  variables: EmailTemplateDialogVersionQuery$variables;
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
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "EmailTemplate",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailTemplateDialogVersionQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": null,
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
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
    "name": "EmailTemplateDialogVersionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    "id": "8ed3094c9529f3af79619e1349f5dc90",
    "metadata": {},
    "name": "EmailTemplateDialogVersionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a7277a62b83d7aed931be5f83d60b602";

export default node;
