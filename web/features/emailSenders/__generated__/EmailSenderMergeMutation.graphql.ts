/**
 * @generated SignedSource<<e6e28ed0c485c3eb7cfaad1fd33a0898>>
 * @relayHash 4db6567e05ab2bb777b862d02707ca2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4db6567e05ab2bb777b862d02707ca2b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeEmailSenderInput = {
  id: string;
  intoId: string;
};
export type EmailSenderMergeMutation$variables = {
  input: MergeEmailSenderInput;
};
export type EmailSenderMergeMutation$data = {
  readonly mergeEmailSender: {
    readonly deletedEmailSenderId: string;
    readonly emailSender: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"EmailSendersPage_sender">;
    };
  } | null | undefined;
};
export type EmailSenderMergeMutation = {
  response: EmailSenderMergeMutation$data;
  variables: EmailSenderMergeMutation$variables;
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
  "kind": "ScalarField",
  "name": "deletedEmailSenderId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailSenderMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeEmailSenderPayload",
        "kind": "LinkedField",
        "name": "mergeEmailSender",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailSender",
            "kind": "LinkedField",
            "name": "emailSender",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmailSendersPage_sender"
              }
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
    "name": "EmailSenderMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeEmailSenderPayload",
        "kind": "LinkedField",
        "name": "mergeEmailSender",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailSender",
            "kind": "LinkedField",
            "name": "emailSender",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDefault",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "place",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "templateCount",
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
    "id": "4db6567e05ab2bb777b862d02707ca2b",
    "metadata": {},
    "name": "EmailSenderMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0dbb89f95b80b32a4bc22c671c74505";

export default node;
