/**
 * @generated SignedSource<<4e85e4e5cf21ea0bd6bb4fb568b65c3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WorkflowTriggerKind = "ASK_FEEDBACK" | "MOVE_TO_STATUS" | "NOTIFY_USERS" | "SEND_EMAIL";
export type WorkflowTriggerRecipient = "CANDIDATE" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type triggerText_trigger$data = {
  readonly kind: WorkflowTriggerKind;
  readonly recipient: WorkflowTriggerRecipient | null | undefined;
  readonly targetId: string | null | undefined;
  readonly templateName: string | null | undefined;
  readonly users: ReadonlyArray<{
    readonly fullName: string;
  }>;
  readonly " $fragmentType": "triggerText_trigger";
};
export type triggerText_trigger$key = {
  readonly " $data"?: triggerText_trigger$data;
  readonly " $fragmentSpreads": FragmentRefs<"triggerText_trigger">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "triggerText_trigger"
};

(node as any).hash = "acd4190a5c61ad8b9433a6d7263d91d6";

export default node;
