/**
 * @generated SignedSource<<9b220db7bf4427474c0e8f159cbcb56f>>
 * @relayHash e72771052dd84b98574c320aaa6ff48e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e72771052dd84b98574c320aaa6ff48e

import type { ConcreteRequest } from 'relay-runtime';
export type TemplateFormQuery$variables = Record<PropertyKey, never>;
export type TemplateFormQuery$data = {
  readonly emailTemplateTypes: ReadonlyArray<{
    readonly name: string;
    readonly number: number;
  }>;
};
export type TemplateFormQuery = {
  response: TemplateFormQuery$data;
  variables: TemplateFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "EmailTemplateType",
  "kind": "LinkedField",
  "name": "emailTemplateTypes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TemplateFormQuery",
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
    "name": "TemplateFormQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "e72771052dd84b98574c320aaa6ff48e",
    "metadata": {},
    "name": "TemplateFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e5ae82458c3d135624f2ea5f1496096";

export default node;
