/**
 * @generated SignedSource<<79119edb07fe8a60cfa1d30f39ca8852>>
 * @relayHash b4250d9715506d9a2d55764dc6fd66af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4250d9715506d9a2d55764dc6fd66af

import type { ConcreteRequest } from 'relay-runtime';
export type TriggerDialogQuery$variables = Record<PropertyKey, never>;
export type TriggerDialogQuery$data = {
  readonly emailTemplates: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly subject: string;
  }>;
};
export type TriggerDialogQuery = {
  response: TriggerDialogQuery$data;
  variables: TriggerDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "EmailTemplate",
  "kind": "LinkedField",
  "name": "emailTemplates",
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
      "name": "subject",
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
    "name": "TriggerDialogQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
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
    "name": "TriggerDialogQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "b4250d9715506d9a2d55764dc6fd66af",
    "metadata": {},
    "name": "TriggerDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1fafa8e80c3be5a33e35f82e8414eb16";

export default node;
