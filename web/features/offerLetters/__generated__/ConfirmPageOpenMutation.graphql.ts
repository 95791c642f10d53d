/**
 * @generated SignedSource<<d8a50e085e2fa88f4d200ca212209324>>
 * @relayHash 31d3e0a5fde17d58e786eab78e062167
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31d3e0a5fde17d58e786eab78e062167

import type { ConcreteRequest } from 'relay-runtime';
export type OfferOpeningResult = "EXPIRED" | "LOCKED" | "OPENED" | "WRONG";
export type OpenOfferInput = {
  code: string;
  token: string;
};
export type ConfirmPageOpenMutation$variables = {
  input: OpenOfferInput;
};
export type ConfirmPageOpenMutation$data = {
  readonly openOffer: {
    readonly key: string | null | undefined;
    readonly letter: {
      readonly candidateName: string;
      readonly companyName: string;
      readonly document: {
        readonly content: string;
        readonly contentType: string;
        readonly hash: string;
        readonly name: string;
      };
      readonly jobTitle: string;
      readonly validUntil: string;
      readonly version: number;
    } | null | undefined;
    readonly result: OfferOpeningResult;
    readonly triesLeft: number;
  } | null | undefined;
};
export type ConfirmPageOpenMutation = {
  response: ConfirmPageOpenMutation$data;
  variables: ConfirmPageOpenMutation$variables;
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
    "concreteType": "OpenOfferPayload",
    "kind": "LinkedField",
    "name": "openOffer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "result",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "triesLeft",
        "storageKey": null
      },
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
        "concreteType": "OfferLetter",
        "kind": "LinkedField",
        "name": "letter",
        "plural": false,
        "selections": [
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
            "name": "candidateName",
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
            "name": "validUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OfferLetterDocument",
            "kind": "LinkedField",
            "name": "document",
            "plural": false,
            "selections": [
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
                "name": "contentType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hash",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "content",
                "storageKey": null
              }
            ],
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
    "name": "ConfirmPageOpenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmPageOpenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "31d3e0a5fde17d58e786eab78e062167",
    "metadata": {},
    "name": "ConfirmPageOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1dc396ce8cb787c9e50e2ee7c0984533";

export default node;
