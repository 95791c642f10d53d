/**
 * @generated SignedSource<<3ee869c32ae47f1adcaf75f0b62a3d21>>
 * @relayHash edd75e0ff7340f64e004976672eba863
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edd75e0ff7340f64e004976672eba863

import type { ConcreteRequest } from 'relay-runtime';
export type EmailSenderMergeQuery$variables = {
  query?: string | null | undefined;
};
export type EmailSenderMergeQuery$data = {
  readonly companyEmailSenders: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type EmailSenderMergeQuery = {
  response: EmailSenderMergeQuery$data;
  variables: EmailSenderMergeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    },
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    }
  ],
  "concreteType": "EmailSenderConnection",
  "kind": "LinkedField",
  "name": "companyEmailSenders",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailSender",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailSenderMergeQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v1/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailSenderMergeQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "edd75e0ff7340f64e004976672eba863",
    "metadata": {},
    "name": "EmailSenderMergeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f00c1d178e8c6eda32d6b2e693c834aa";

export default node;
