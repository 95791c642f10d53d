/**
 * @generated SignedSource<<e16e9ee421bdb1d6978760e270d61b3f>>
 * @relayHash 97aa09da5084b52561d0e8781b12aa7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97aa09da5084b52561d0e8781b12aa7b

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "EN" | "JA" | "VI";
export type fetchCompanyTextsQuery$variables = {
  language: Language;
};
export type fetchCompanyTextsQuery$data = {
  readonly translations: ReadonlyArray<{
    readonly key: string;
    readonly value: string;
  }>;
};
export type fetchCompanyTextsQuery = {
  response: fetchCompanyTextsQuery$data;
  variables: fetchCompanyTextsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "language",
      "variableName": "language"
    }
  ],
  "concreteType": "Translation",
  "kind": "LinkedField",
  "name": "translations",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
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
    "name": "fetchCompanyTextsQuery",
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
    "name": "fetchCompanyTextsQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "97aa09da5084b52561d0e8781b12aa7b",
    "metadata": {},
    "name": "fetchCompanyTextsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36c6d5cad0ce7fcac18ab92051d02956";

export default node;
