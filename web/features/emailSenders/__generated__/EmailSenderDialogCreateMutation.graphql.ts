/**
 * @generated SignedSource<<114564e75682a92408aa360bf331d03c>>
 * @relayHash 4b07957e5d86e108f3acc6a860505e90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b07957e5d86e108f3acc6a860505e90

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateEmailSenderInput = {
  email: string;
  isDefault?: boolean | null | undefined;
  name: string;
  place?: number | null | undefined;
};
export type EmailSenderDialogCreateMutation$variables = {
  input: CreateEmailSenderInput;
};
export type EmailSenderDialogCreateMutation$data = {
  readonly createEmailSender: {
    readonly emailSender: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"EmailSendersPage_sender">;
    };
  } | null | undefined;
};
export type EmailSenderDialogCreateMutation = {
  response: EmailSenderDialogCreateMutation$data;
  variables: EmailSenderDialogCreateMutation$variables;
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
    "name": "EmailSenderDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateEmailSenderPayload",
        "kind": "LinkedField",
        "name": "createEmailSender",
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
    "name": "EmailSenderDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateEmailSenderPayload",
        "kind": "LinkedField",
        "name": "createEmailSender",
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
    "id": "4b07957e5d86e108f3acc6a860505e90",
    "metadata": {},
    "name": "EmailSenderDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f16d7057d8e7a5f88138ae6d1685685e";

export default node;
