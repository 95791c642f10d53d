/**
 * @generated SignedSource<<3a0275e657e322b7b6df30aa3ac3ef8b>>
 * @relayHash 4f8010d87d09c95962b46b6ebbca6f95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f8010d87d09c95962b46b6ebbca6f95

import type { ConcreteRequest } from 'relay-runtime';
export type RequestDialogChoicesQuery$variables = Record<PropertyKey, never>;
export type RequestDialogChoicesQuery$data = {
  readonly emailTemplate: {
    readonly contents: string;
    readonly subject: string;
  } | null | undefined;
  readonly locations: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
};
export type RequestDialogChoicesQuery = {
  response: RequestDialogChoicesQuery$data;
  variables: RequestDialogChoicesQuery$variables;
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
  "concreteType": "Location",
  "kind": "LinkedField",
  "name": "locations",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": 17
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contents",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RequestDialogChoicesQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "NULL"
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v2/*:: as any*/),
          "concreteType": "EmailTemplate",
          "kind": "LinkedField",
          "name": "emailTemplate",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": "emailTemplate(type:17)"
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
    "name": "RequestDialogChoicesQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "EmailTemplate",
        "kind": "LinkedField",
        "name": "emailTemplate",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": "emailTemplate(type:17)"
      }
    ]
  },
  "params": {
    "id": "4f8010d87d09c95962b46b6ebbca6f95",
    "metadata": {},
    "name": "RequestDialogChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f39af9b1070cb4bff558600056dd963";

export default node;
