/**
 * @generated SignedSource<<e878b8f03aedc7086532881975e7ff6c>>
 * @relayHash bd1990438d568e5f72a6abcb165f6952
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd1990438d568e5f72a6abcb165f6952

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateEmailSenderInput = {
  email: string;
  id: string;
  isDefault?: boolean | null | undefined;
  name: string;
  place?: number | null | undefined;
};
export type EmailSenderDialogUpdateMutation$variables = {
  input: UpdateEmailSenderInput;
};
export type EmailSenderDialogUpdateMutation$data = {
  readonly updateEmailSender: {
    readonly emailSender: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"EmailSenderDialog_sender" | "EmailSendersPage_sender">;
    };
  } | null | undefined;
};
export type EmailSenderDialogUpdateMutation = {
  response: EmailSenderDialogUpdateMutation$data;
  variables: EmailSenderDialogUpdateMutation$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailSenderDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateEmailSenderPayload",
        "kind": "LinkedField",
        "name": "updateEmailSender",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailSender",
            "kind": "LinkedField",
            "name": "emailSender",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmailSendersPage_sender"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmailSenderDialog_sender"
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
    "name": "EmailSenderDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateEmailSenderPayload",
        "kind": "LinkedField",
        "name": "updateEmailSender",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailSender",
            "kind": "LinkedField",
            "name": "emailSender",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
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
    "id": "bd1990438d568e5f72a6abcb165f6952",
    "metadata": {},
    "name": "EmailSenderDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "110fbc2acbb8d8876becfc3113a35335";

export default node;
