/**
 * @generated SignedSource<<03a1674d5d9bd29d1aeb151a05542217>>
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
var v0 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TemplateFormQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TemplateFormQuery",
    "selections": (v0/*:: as any*/)
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

(node as any).hash = "5223e4f75ec0179a88ea59219be468ae";

export default node;
