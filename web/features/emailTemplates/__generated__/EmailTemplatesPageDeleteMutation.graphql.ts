/**
 * @generated SignedSource<<52b1b88854fb02cd874ad96b98f8e47f>>
 * @relayHash df5df00da58f137aa7a0c67e2ca25f1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df5df00da58f137aa7a0c67e2ca25f1f

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteEmailTemplateInput = {
  id: string;
};
export type EmailTemplatesPageDeleteMutation$variables = {
  input: DeleteEmailTemplateInput;
};
export type EmailTemplatesPageDeleteMutation$data = {
  readonly deleteEmailTemplate: {
    readonly deletedEmailTemplateId: string;
  } | null | undefined;
};
export type EmailTemplatesPageDeleteMutation = {
  response: EmailTemplatesPageDeleteMutation$data;
  variables: EmailTemplatesPageDeleteMutation$variables;
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
    "concreteType": "DeleteEmailTemplatePayload",
    "kind": "LinkedField",
    "name": "deleteEmailTemplate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedEmailTemplateId",
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
    "name": "EmailTemplatesPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailTemplatesPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df5df00da58f137aa7a0c67e2ca25f1f",
    "metadata": {},
    "name": "EmailTemplatesPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6fa92f6a6addc9dcad5600ed3a84a026";

export default node;
