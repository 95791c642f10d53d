/**
 * @generated SignedSource<<d6a998510bf6ff1097bd279cb4e2983d>>
 * @relayHash ca1fffe8aab59abaa5046af750d6d2e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca1fffe8aab59abaa5046af750d6d2e3

import type { ConcreteRequest } from 'relay-runtime';
export type TemplatePreviewRecordQuery$variables = {
  candidateId: string;
  contents: string;
  jobId?: string | null | undefined;
  subject: string;
};
export type TemplatePreviewRecordQuery$data = {
  readonly candidateEmailPreview: {
    readonly contents: string;
    readonly missingTokens: ReadonlyArray<string>;
    readonly subject: string;
  };
};
export type TemplatePreviewRecordQuery = {
  response: TemplatePreviewRecordQuery$data;
  variables: TemplatePreviewRecordQuery$variables;
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
    "name": "TemplatePreviewRecordQuery",
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
    "name": "TemplatePreviewRecordQuery",
    "selections": [
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "ca1fffe8aab59abaa5046af750d6d2e3",
    "metadata": {},
    "name": "TemplatePreviewRecordQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5375937afd14790d08fc6bf95b7bc58a";

export default node;
