/**
 * @generated SignedSource<<531ae7d98ae46533281529c9da610cc0>>
 * @relayHash a7aa8dd9a131a068d223db91425bedd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7aa8dd9a131a068d223db91425bedd1

import type { ConcreteRequest } from 'relay-runtime';
export type SeeCandidateCvNewsInput = {
  candidateId: string;
};
export type CandidateFormSeeMutation$variables = {
  input: SeeCandidateCvNewsInput;
};
export type CandidateFormSeeMutation$data = {
  readonly seeCandidateCvNews: {
    readonly candidate: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type CandidateFormSeeMutation = {
  response: CandidateFormSeeMutation$data;
  variables: CandidateFormSeeMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CandidateFormSeeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CandidateFormSeeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a7aa8dd9a131a068d223db91425bedd1",
    "metadata": {},
    "name": "CandidateFormSeeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b724f6015228e6c998e89bdcecb258c";

export default node;
