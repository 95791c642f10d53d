/**
 * @generated SignedSource<<3c4f7dd168d88b8b8e7b5142b08320db>>
 * @relayHash 6a7dd595241133e87907bc84fefed550
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a7dd595241133e87907bc84fefed550

import type { ConcreteRequest } from 'relay-runtime';
export type MessagePreviewQuery$variables = {
  candidateId: string;
  contents: string;
  jobId?: string | null | undefined;
  subject: string;
};
export type MessagePreviewQuery$data = {
  readonly candidateEmailPreview: {
    readonly contents: string;
    readonly missingTokens: ReadonlyArray<string>;
    readonly subject: string;
  };
};
export type MessagePreviewQuery = {
  response: MessagePreviewQuery$data;
  variables: MessagePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "candidateId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "contents"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "jobId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subject"
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "candidateId",
      "variableName": "candidateId"
    },
    {
      "kind": "Variable",
      "name": "contents",
      "variableName": "contents"
    },
    {
      "kind": "Variable",
      "name": "jobId",
      "variableName": "jobId"
    },
    {
      "kind": "Variable",
      "name": "subject",
      "variableName": "subject"
    }
  ],
  "concreteType": "CandidateEmailPreview",
  "kind": "LinkedField",
  "name": "candidateEmailPreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingTokens",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MessagePreviewQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v4/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MessagePreviewQuery",
    "selections": [
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "6a7dd595241133e87907bc84fefed550",
    "metadata": {},
    "name": "MessagePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5eb8543b16ed94c87cb19aa48a9e64be";

export default node;
