/**
 * @generated SignedSource<<c364a5857a0d626d5fa65b8d0b9491b0>>
 * @relayHash 5e74d2170fcf9544a328f77231b9880d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e74d2170fcf9544a328f77231b9880d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateEmailTemplateTokenInput = {
  description: string;
  id: string;
  value?: string | null | undefined;
};
export type EmailTokenDialogUpdateMutation$variables = {
  input: UpdateEmailTemplateTokenInput;
};
export type EmailTokenDialogUpdateMutation$data = {
  readonly updateEmailTemplateToken: {
    readonly emailTemplateToken: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"EmailTokenDialog_token" | "EmailTokensPage_token">;
    };
  } | null | undefined;
};
export type EmailTokenDialogUpdateMutation = {
  response: EmailTokenDialogUpdateMutation$data;
  variables: EmailTokenDialogUpdateMutation$variables;
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
    "name": "EmailTokenDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateEmailTemplateTokenPayload",
        "kind": "LinkedField",
        "name": "updateEmailTemplateToken",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailTemplateToken",
            "kind": "LinkedField",
            "name": "emailTemplateToken",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmailTokensPage_token"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmailTokenDialog_token"
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
    "name": "EmailTokenDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateEmailTemplateTokenPayload",
        "kind": "LinkedField",
        "name": "updateEmailTemplateToken",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EmailTemplateToken",
            "kind": "LinkedField",
            "name": "emailTemplateToken",
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
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOwn",
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
    "id": "5e74d2170fcf9544a328f77231b9880d",
    "metadata": {},
    "name": "EmailTokenDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67333d6da83117f2e0ad9af58691c226";

export default node;
