/**
 * @generated SignedSource<<dabecc33ee3d6b2ada3c9b5c66a07c97>>
 * @relayHash 8ee8a8db082c7d97138eb2fbb2e0d2ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ee8a8db082c7d97138eb2fbb2e0d2ca

import type { ConcreteRequest } from 'relay-runtime';
export type OfferAnswer = "ACCEPT" | "DECLINE";
export type AnswerOfferInput = {
  answer: OfferAnswer;
  key: string;
  reason?: string | null | undefined;
  token: string;
  version: number;
};
export type LetterViewMutation$variables = {
  input: AnswerOfferInput;
};
export type LetterViewMutation$data = {
  readonly answerOffer: {
    readonly receipt: {
      readonly answer: OfferAnswer;
      readonly answeredAt: string;
      readonly companyName: string;
      readonly documentName: string;
      readonly hash: string;
      readonly jobTitle: string;
    };
  } | null | undefined;
};
export type LetterViewMutation = {
  response: LetterViewMutation$data;
  variables: LetterViewMutation$variables;
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
    "concreteType": "AnswerOfferPayload",
    "kind": "LinkedField",
    "name": "answerOffer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OfferReceipt",
        "kind": "LinkedField",
        "name": "receipt",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "companyName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "jobTitle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answeredAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "documentName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hash",
            "storageKey": null
          }
        ],
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
    "name": "LetterViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LetterViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8ee8a8db082c7d97138eb2fbb2e0d2ca",
    "metadata": {},
    "name": "LetterViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "156e0a3e81c589110984efca24b7b635";

export default node;
