/**
 * @generated SignedSource<<028cf3732b899b04a07c0d8ecb755d9a>>
 * @relayHash d66252fa1245b51dcd515d125dabf266
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d66252fa1245b51dcd515d125dabf266

import type { ConcreteRequest } from 'relay-runtime';
export type MarkNotificationsReadInput = {
  ids: ReadonlyArray<string>;
};
export type NotificationRowReadMutation$variables = {
  input: MarkNotificationsReadInput;
};
export type NotificationRowReadMutation$data = {
  readonly markNotificationsRead: {
    readonly notifications: ReadonlyArray<{
      readonly id: string;
      readonly isRead: boolean;
    }>;
    readonly unreadCount: number | null | undefined;
  } | null | undefined;
};
export type NotificationRowReadMutation = {
  response: NotificationRowReadMutation$data;
  variables: NotificationRowReadMutation$variables;
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
    "concreteType": "MarkNotificationsReadPayload",
    "kind": "LinkedField",
    "name": "markNotificationsRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Notification",
        "kind": "LinkedField",
        "name": "notifications",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRead",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadCount",
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
    "name": "NotificationRowReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NotificationRowReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d66252fa1245b51dcd515d125dabf266",
    "metadata": {},
    "name": "NotificationRowReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "156509615bef3ef70b9a08c2bf78757a";

export default node;
