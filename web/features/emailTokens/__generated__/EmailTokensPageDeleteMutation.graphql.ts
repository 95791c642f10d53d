/**
 * @generated SignedSource<<fbaa27b7b56b62c04b9f9366f9490d86>>
 * @relayHash 46018289e9140df41b3904524ff9e825
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46018289e9140df41b3904524ff9e825

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteEmailTemplateTokenInput = {
  id: string;
};
export type EmailTokensPageDeleteMutation$variables = {
  input: DeleteEmailTemplateTokenInput;
};
export type EmailTokensPageDeleteMutation$data = {
  readonly deleteEmailTemplateToken: {
    readonly deletedEmailTemplateTokenId: string;
  } | null | undefined;
};
export type EmailTokensPageDeleteMutation = {
  response: EmailTokensPageDeleteMutation$data;
  variables: EmailTokensPageDeleteMutation$variables;
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
    "concreteType": "DeleteEmailTemplateTokenPayload",
    "kind": "LinkedField",
    "name": "deleteEmailTemplateToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedEmailTemplateTokenId",
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
    "name": "EmailTokensPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailTokensPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "46018289e9140df41b3904524ff9e825",
    "metadata": {},
    "name": "EmailTokensPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6d6b50fb4c15544bde7857ae8be9d093";

export default node;
