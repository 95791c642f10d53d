/**
 * @generated SignedSource<<610a800083e49f8c316f225878ba0c0a>>
 * @relayHash ad8121b21f6f5fe679eef0c66baf1496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad8121b21f6f5fe679eef0c66baf1496

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationResponse = "ACCEPTED" | "DECLINED" | "NEEDS_ACTION" | "TENTATIVE";
export type InvitationState = "CANCELLED" | "CONFIRMED" | "DONE" | "INVITED" | "NO_SHOW" | "PLANNED";
export type ReplyToInvitationInput = {
  isAccepted: boolean;
  sequence: number;
  token: string;
};
export type InvitationPageMutation$variables = {
  input: ReplyToInvitationInput;
};
export type InvitationPageMutation$data = {
  readonly replyToInvitation: {
    readonly invitation: {
      readonly isOpen: boolean;
      readonly response: InvitationResponse;
      readonly state: InvitationState;
    };
  } | null | undefined;
};
export type InvitationPageMutation = {
  response: InvitationPageMutation$data;
  variables: InvitationPageMutation$variables;
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
    "concreteType": "ReplyToInvitationPayload",
    "kind": "LinkedField",
    "name": "replyToInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Invitation",
        "kind": "LinkedField",
        "name": "invitation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOpen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "response",
            "storageKey": null
          }
        ],
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
    "name": "InvitationPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ad8121b21f6f5fe679eef0c66baf1496",
    "metadata": {},
    "name": "InvitationPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cae25b1ab731eaecd303292c41fefbf2";

export default node;
