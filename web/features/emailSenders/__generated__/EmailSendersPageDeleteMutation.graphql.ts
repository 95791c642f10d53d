/**
 * @generated SignedSource<<62d2cd06142b0bebe7f3d775b470fc20>>
 * @relayHash 224fa6e01b785c0880ee275704124fa9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 224fa6e01b785c0880ee275704124fa9

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteEmailSenderInput = {
  id: string;
};
export type EmailSendersPageDeleteMutation$variables = {
  input: DeleteEmailSenderInput;
};
export type EmailSendersPageDeleteMutation$data = {
  readonly deleteEmailSender: {
    readonly deletedEmailSenderId: string;
  } | null | undefined;
};
export type EmailSendersPageDeleteMutation = {
  response: EmailSendersPageDeleteMutation$data;
  variables: EmailSendersPageDeleteMutation$variables;
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
    "concreteType": "DeleteEmailSenderPayload",
    "kind": "LinkedField",
    "name": "deleteEmailSender",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedEmailSenderId",
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
    "name": "EmailSendersPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailSendersPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "224fa6e01b785c0880ee275704124fa9",
    "metadata": {},
    "name": "EmailSendersPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f863a0600f71dbdb6721318ccc03d77a";

export default node;
