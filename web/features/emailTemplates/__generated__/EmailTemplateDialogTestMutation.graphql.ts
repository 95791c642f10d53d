/**
 * @generated SignedSource<<e110ea15aece6dbeb2f59e43275971cb>>
 * @relayHash 91480364cd1d765418fe700169c00932
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91480364cd1d765418fe700169c00932

import type { ConcreteRequest } from 'relay-runtime';
export type SendTestEmailInput = {
  contents: string;
  senderAddress: string;
  senderName?: string | null | undefined;
  subject: string;
};
export type EmailTemplateDialogTestMutation$variables = {
  input: SendTestEmailInput;
};
export type EmailTemplateDialogTestMutation$data = {
  readonly sendTestEmail: {
    readonly recipient: string;
  } | null | undefined;
};
export type EmailTemplateDialogTestMutation = {
  response: EmailTemplateDialogTestMutation$data;
  variables: EmailTemplateDialogTestMutation$variables;
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
    "concreteType": "SendTestEmailPayload",
    "kind": "LinkedField",
    "name": "sendTestEmail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recipient",
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
    "name": "EmailTemplateDialogTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailTemplateDialogTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "91480364cd1d765418fe700169c00932",
    "metadata": {},
    "name": "EmailTemplateDialogTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea4c0e96fd83dde913f0457d1a106a2c";

export default node;
