/**
 * @generated SignedSource<<d36adad0f122e38ad57fd71a6ab739fa>>
 * @relayHash e7d1ee73014aa9f0c3022c56bfc9fefe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7d1ee73014aa9f0c3022c56bfc9fefe

import type { ConcreteRequest } from 'relay-runtime';
export type EmailPreviewQuery$variables = {
  candidateId: string;
  contents: string;
  jobId?: string | null | undefined;
  subject: string;
};
export type EmailPreviewQuery$data = {
  readonly candidateEmailPreview: {
    readonly contents: string;
    readonly missingTokens: ReadonlyArray<string>;
    readonly subject: string;
    readonly toAddress: string | null | undefined;
  };
};
export type EmailPreviewQuery = {
  response: EmailPreviewQuery$data;
  variables: EmailPreviewQuery$variables;
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
      "name": "toAddress",
      "storageKey": null
    },
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
    "name": "EmailPreviewQuery",
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
    "name": "EmailPreviewQuery",
    "selections": [
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "e7d1ee73014aa9f0c3022c56bfc9fefe",
    "metadata": {},
    "name": "EmailPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8804a20d9d7ed316cee4bc95d70f7e8c";

export default node;
