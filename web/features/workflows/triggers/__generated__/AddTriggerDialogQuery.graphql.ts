/**
 * @generated SignedSource<<e6e5de4f0aece223448eb68cc56e81a2>>
 * @relayHash 6d230ecfdc915a08c31ffca3819ea0ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d230ecfdc915a08c31ffca3819ea0ee

import type { ConcreteRequest } from 'relay-runtime';
export type AddTriggerDialogQuery$variables = Record<PropertyKey, never>;
export type AddTriggerDialogQuery$data = {
  readonly emailTemplates: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly subject: string;
  }>;
};
export type AddTriggerDialogQuery = {
  response: AddTriggerDialogQuery$data;
  variables: AddTriggerDialogQuery$variables;
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
    "name": "AddTriggerDialogQuery",
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
    "name": "AddTriggerDialogQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "6d230ecfdc915a08c31ffca3819ea0ee",
    "metadata": {},
    "name": "AddTriggerDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ed88ef2d2616a4faecdeb885f855d9b4";

export default node;
