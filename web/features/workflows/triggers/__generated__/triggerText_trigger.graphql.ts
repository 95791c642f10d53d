/**
 * @generated SignedSource<<538a71cdacb9220cf4ae4e96c00124b0>>
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
  readonly formName: string | null | undefined;
  readonly kind: WorkflowTriggerKind;
  readonly recipient: WorkflowTriggerRecipient | null | undefined;
  readonly targetId: string | null | undefined;
  readonly templateName: string | null | undefined;
  readonly users: ReadonlyArray<{
    readonly fullName: string;
  }> | null | undefined;
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

(node as any).hash = "fab750341207e5f4ead39f2ec2543026";

export default node;
