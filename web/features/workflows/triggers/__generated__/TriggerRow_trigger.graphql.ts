/**
 * @generated SignedSource<<5229701ba3b7c150edec055c94e7b5ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkflowTriggerKind = "ASK_FEEDBACK" | "MOVE_TO_STATUS" | "NOTIFY_USERS" | "OTHER" | "SEND_EMAIL";
import type { FragmentRefs } from "relay-runtime";
export type TriggerRow_trigger$data = {
  readonly id: string;
  readonly kind: WorkflowTriggerKind;
  readonly " $fragmentSpreads": FragmentRefs<"PauseButton_trigger" | "TriggerItem_trigger">;
  readonly " $fragmentType": "TriggerRow_trigger";
};
export type TriggerRow_trigger$key = {
  readonly " $data"?: TriggerRow_trigger$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriggerRow_trigger">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriggerRow_trigger",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TriggerItem_trigger"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PauseButton_trigger"
    }
  ],
  "type": "WorkflowTrigger",
  "abstractKey": null
};

(node as any).hash = "e3d2a9ba47732ea0fbdda318eb77acaf";

export default node;
