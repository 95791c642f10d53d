/**
 * @generated SignedSource<<c5397da0d090674073590d40d16a0495>>
 * @relayHash d29044567af6fb316629c223f374ed9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d29044567af6fb316629c223f374ed9d

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "EN" | "JA" | "VI";
export type fetchWordsQuery$variables = {
  language: Language;
};
export type fetchWordsQuery$data = {
  readonly translations: ReadonlyArray<{
    readonly key: string;
    readonly value: string;
  }>;
};
export type fetchWordsQuery = {
  response: fetchWordsQuery$data;
  variables: fetchWordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  }
],
v1 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchWordsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchWordsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d29044567af6fb316629c223f374ed9d",
    "metadata": {},
    "name": "fetchWordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70597fea33afd5557c8009e37e6c1fb2";

export default node;
