/**
 * @generated SignedSource<<1f81185b9a256f94c86297610d241a43>>
 * @relayHash ee72a74352139739109e0d3d66d5c73a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee72a74352139739109e0d3d66d5c73a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateEmailTemplateTokenInput = {
  description: string;
  name: string;
  value: string;
};
export type EmailTokenDialogCreateMutation$variables = {
  input: CreateEmailTemplateTokenInput;
};
export type EmailTokenDialogCreateMutation$data = {
  readonly createEmailTemplateToken: {
    readonly emailTemplateToken: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"EmailTokensPage_token">;
    };
  } | null | undefined;
};
export type EmailTokenDialogCreateMutation = {
  response: EmailTokenDialogCreateMutation$data;
  variables: EmailTokenDialogCreateMutation$variables;
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
    "name": "EmailTokenDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateEmailTemplateTokenPayload",
        "kind": "LinkedField",
        "name": "createEmailTemplateToken",
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
    "name": "EmailTokenDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateEmailTemplateTokenPayload",
        "kind": "LinkedField",
        "name": "createEmailTemplateToken",
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
    "id": "ee72a74352139739109e0d3d66d5c73a",
    "metadata": {},
    "name": "EmailTokenDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "11663a67f4ac171ebd30ed0fbb624368";

export default node;
