/**
 * @generated SignedSource<<0f0bd1d2b5dd7aa61d8a479315012e49>>
 * @relayHash 631464411bcb17b0930e64a0ca9edd82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 631464411bcb17b0930e64a0ca9edd82

import type { ConcreteRequest } from 'relay-runtime';
export type SeeCandidateCvNewsInput = {
  candidateId: string;
};
export type CvNewsMutation$variables = {
  input: SeeCandidateCvNewsInput;
};
export type CvNewsMutation$data = {
  readonly seeCandidateCvNews: {
    readonly candidate: {
      readonly cvNews: ReadonlyArray<{
        readonly field: string;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type CvNewsMutation = {
  response: CvNewsMutation$data;
  variables: CvNewsMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "CandidateExtractedField",
  "kind": "LinkedField",
  "name": "cvNews",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
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
    "name": "CvNewsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SeeCandidateCvNewsPayload",
        "kind": "LinkedField",
        "name": "seeCandidateCvNews",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CvNewsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SeeCandidateCvNewsPayload",
        "kind": "LinkedField",
        "name": "seeCandidateCvNews",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "631464411bcb17b0930e64a0ca9edd82",
    "metadata": {},
    "name": "CvNewsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f808c9ab83d1c05cf09f83e04687fdc";

export default node;
