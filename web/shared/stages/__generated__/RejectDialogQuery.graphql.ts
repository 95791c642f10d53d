/**
 * @generated SignedSource<<5b5776b5a91c92e63c819d187748c764>>
 * @relayHash 71e3ff9d899c4260032be41eed039003
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71e3ff9d899c4260032be41eed039003

import type { ConcreteRequest } from 'relay-runtime';
export type RejectDialogQuery$variables = Record<PropertyKey, never>;
export type RejectDialogQuery$data = {
  readonly emailTemplates: ReadonlyArray<{
    readonly contents: string;
    readonly id: string;
    readonly name: string;
    readonly subject: string;
  }>;
  readonly rejectReasonTemplates: ReadonlyArray<{
    readonly emailTemplate: {
      readonly id: string;
    } | null | undefined;
    readonly reason: {
      readonly id: string;
    } | null | undefined;
  }> | null | undefined;
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
},
v4 = [
  (v0/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "RejectReasonTemplate",
  "kind": "LinkedField",
  "name": "rejectReasonTemplates",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VocabularyItem",
      "kind": "LinkedField",
      "name": "reason",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailTemplate",
      "kind": "LinkedField",
      "name": "emailTemplate",
      "plural": false,
      "selections": (v4/*:: as any*/),
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
      },
      {
        "kind": "CatchField",
        "field": (v5/*:: as any*/),
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
    "name": "RejectDialogQuery",
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "id": "71e3ff9d899c4260032be41eed039003",
    "metadata": {},
    "name": "RejectDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab149dbe496d88211c5a9cb65469e5ad";

export default node;
