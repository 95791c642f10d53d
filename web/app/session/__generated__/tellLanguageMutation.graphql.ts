/**
 * @generated SignedSource<<914e899291abec13aa24968284b7dedd>>
 * @relayHash 93c5061367ffb36cea70bf85a1e954ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93c5061367ffb36cea70bf85a1e954ed

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "EN" | "JA" | "VI";
export type SetLanguageInput = {
  language: Language;
};
export type tellLanguageMutation$variables = {
  input: SetLanguageInput;
};
export type tellLanguageMutation$data = {
  readonly setLanguage: {
    readonly language: Language;
  } | null | undefined;
};
export type tellLanguageMutation = {
  response: tellLanguageMutation$data;
  variables: tellLanguageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetLanguagePayload",
    "kind": "LinkedField",
    "name": "setLanguage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "language",
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
    "name": "tellLanguageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "tellLanguageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "93c5061367ffb36cea70bf85a1e954ed",
    "metadata": {},
    "name": "tellLanguageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f816f3b233d99bcbabe70484e8ff859";

export default node;
