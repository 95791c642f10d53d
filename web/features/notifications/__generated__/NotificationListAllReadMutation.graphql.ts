/**
 * @generated SignedSource<<39a5d6ee5ea2e72100ce590f23edac81>>
 * @relayHash 0174c849e871c0322d09f5d827e567a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0174c849e871c0322d09f5d827e567a0

import type { ConcreteRequest } from 'relay-runtime';
export type MarkAllNotificationsReadInput = {
  upTo: string;
};
export type NotificationListAllReadMutation$variables = {
  input: MarkAllNotificationsReadInput;
};
export type NotificationListAllReadMutation$data = {
  readonly markAllNotificationsRead: {
    readonly unreadCount: number | null | undefined;
  } | null | undefined;
};
export type NotificationListAllReadMutation = {
  response: NotificationListAllReadMutation$data;
  variables: NotificationListAllReadMutation$variables;
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
    "concreteType": "MarkAllNotificationsReadPayload",
    "kind": "LinkedField",
    "name": "markAllNotificationsRead",
    "plural": false,
    "selections": [
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
    "name": "NotificationListAllReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NotificationListAllReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0174c849e871c0322d09f5d827e567a0",
    "metadata": {},
    "name": "NotificationListAllReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad1392ecb076db3792a37fce390c6a29";

export default node;
