/**
 * @generated SignedSource<<87817800e01296e407bf08dc2bfcec6e>>
 * @relayHash 578a4ef4d0fba1cfe104726c8018366f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 578a4ef4d0fba1cfe104726c8018366f

import type { ConcreteRequest } from 'relay-runtime';
export type EmailSkipReason = "BLACK_LISTED" | "GONE" | "NO_ADDRESS" | "PLACEHOLDERS" | "SAME_ADDRESS" | "TOO_OFTEN" | "UNDELIVERABLE" | "UNSUBSCRIBED";
export type RecipientsQuery$variables = {
  candidateIds: ReadonlyArray<string>;
  contents: string;
  jobId?: string | null | undefined;
  subject: string;
};
export type RecipientsQuery$data = {
  readonly candidateEmailsPlan: {
    readonly readyCount: number;
    readonly skipped: ReadonlyArray<{
      readonly candidateId: string;
      readonly missingTokens: ReadonlyArray<string>;
      readonly reason: EmailSkipReason;
    }>;
  };
};
export type RecipientsQuery = {
  response: RecipientsQuery$data;
  variables: RecipientsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "candidateIds"
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
      "name": "candidateIds",
      "variableName": "candidateIds"
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
  "concreteType": "CandidateEmailsPlan",
  "kind": "LinkedField",
  "name": "candidateEmailsPlan",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readyCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SkippedRecipient",
      "kind": "LinkedField",
      "name": "skipped",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidateId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
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
    "name": "RecipientsQuery",
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
    "name": "RecipientsQuery",
    "selections": [
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "578a4ef4d0fba1cfe104726c8018366f",
    "metadata": {},
    "name": "RecipientsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66634cde4e53b46454901adc52ef1b27";

export default node;
