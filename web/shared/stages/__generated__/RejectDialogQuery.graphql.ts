/**
 * @generated SignedSource<<fc1bfb4df87027c128c237f2d1934fe8>>
 * @relayHash fa700307138420255b8cdd5ba2161cea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa700307138420255b8cdd5ba2161cea

import type { ConcreteRequest } from 'relay-runtime';
export type RejectDialogQuery$variables = Record<PropertyKey, never>;
export type RejectDialogQuery$data = {
  readonly emailTemplates: ReadonlyArray<{
    readonly contents: string;
    readonly id: string;
    readonly name: string;
    readonly subject: string;
  }>;
  readonly vocabulary: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
    readonly name: string;
  }>;
};
export type RejectDialogQuery = {
  response: RejectDialogQuery$data;
  variables: RejectDialogQuery$variables;
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
  "args": [
    {
      "kind": "Literal",
      "name": "kind",
      "value": "REJECT_REASON"
    }
  ],
  "concreteType": "VocabularyItem",
  "kind": "LinkedField",
  "name": "vocabulary",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    }
  ],
  "storageKey": "vocabulary(kind:\"REJECT_REASON\")"
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RejectDialogQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v2/*:: as any*/),
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": (v3/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RejectDialogQuery",
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "fa700307138420255b8cdd5ba2161cea",
    "metadata": {},
    "name": "RejectDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "847bd00bef0ad205d0455f4db5002590";

export default node;
