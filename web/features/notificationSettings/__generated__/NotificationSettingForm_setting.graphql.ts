/**
 * @generated SignedSource<<a31bfaf9af82794ace9427a2eaf16c1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationTopic = "APPROVALS" | "ASSIGNMENTS" | "EMAILS" | "FEEDBACK" | "IMPORTS" | "INTERVIEWS" | "JOBS" | "OFFERS" | "PROGRESS" | "VENDORS";
import type { FragmentRefs } from "relay-runtime";
export type NotificationSettingForm_setting$data = {
  readonly choices: ReadonlyArray<{
    readonly isInDigest: boolean;
    readonly isInInbox: boolean;
    readonly isMailed: boolean;
    readonly isMandatory: boolean;
    readonly isPushed: boolean;
    readonly topic: NotificationTopic;
  }>;
  readonly quietFrom: string | null | undefined;
  readonly quietTo: string | null | undefined;
  readonly " $fragmentType": "NotificationSettingForm_setting";
};
export type NotificationSettingForm_setting$key = {
  readonly " $data"?: NotificationSettingForm_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationSettingForm_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NotificationSettingForm_setting",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quietFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quietTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationChoice",
      "kind": "LinkedField",
      "name": "choices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "topic",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInInbox",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPushed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMailed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInDigest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMandatory",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NotificationSetting",
  "abstractKey": null
};

(node as any).hash = "78366b66489c24f106c6d14cd7b914e5";

export default node;
