/**
 * @generated SignedSource<<d97b5620e17f531519c913409d2a74c6>>
 * @relayHash 3953b7d4294df7e90faebc58d3b731d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3953b7d4294df7e90faebc58d3b731d4

import type { ConcreteRequest } from 'relay-runtime';
export type NotificationTopic = "APPROVALS" | "ASSIGNMENTS" | "EMAILS" | "FEEDBACK" | "IMPORTS" | "INTERVIEWS" | "JOBS" | "OFFERS" | "PROGRESS" | "VENDORS";
export type UpdateNotificationSettingInput = {
  choices: ReadonlyArray<NotificationChoiceInput>;
  quietFrom?: string | null | undefined;
  quietTo?: string | null | undefined;
};
export type NotificationChoiceInput = {
  isInDigest: boolean;
  isInInbox: boolean;
  isMailed: boolean;
  isPushed: boolean;
  topic: NotificationTopic;
};
export type NotificationSettingFormMutation$variables = {
  input: UpdateNotificationSettingInput;
};
export type NotificationSettingFormMutation$data = {
  readonly updateNotificationSetting: {
    readonly setting: {
      readonly quietFrom: string | null | undefined;
    };
  } | null | undefined;
};
export type NotificationSettingFormMutation = {
  response: NotificationSettingFormMutation$data;
  variables: NotificationSettingFormMutation$variables;
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
    "concreteType": "UpdateNotificationSettingPayload",
    "kind": "LinkedField",
    "name": "updateNotificationSetting",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationSetting",
        "kind": "LinkedField",
        "name": "setting",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quietFrom",
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
    "name": "NotificationSettingFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NotificationSettingFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3953b7d4294df7e90faebc58d3b731d4",
    "metadata": {},
    "name": "NotificationSettingFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a04d5741aa532553eec77e5e6248bfc4";

export default node;
