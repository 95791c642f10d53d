/**
 * @generated SignedSource<<5f7d52c9fcfabcd26dd4fa13850f9419>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WorkflowTriggerCondition = "DEPARTMENT" | "SOURCE";
export type WorkflowTriggerKind = "ASK_FEEDBACK" | "MOVE_TO_STATUS" | "NOTIFY_USERS" | "OTHER" | "SEND_EMAIL";
export type WorkflowTriggerRecipient = "CANDIDATE" | "OTHER" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type triggerText_trigger$data = {
  readonly channels: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly conditions: ReadonlyArray<WorkflowTriggerCondition>;
  readonly delayMinutes: number;
  readonly departments: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly formName: string | null | undefined;
  readonly kind: WorkflowTriggerKind;
  readonly kindName: string | null | undefined;
  readonly recipient: WorkflowTriggerRecipient | null | undefined;
  readonly recipientName: string | null | undefined;
  readonly target: {
    readonly id: string;
  } | null | undefined;
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

(node as any).hash = "a63aa3a434703262a3b3ab783a7aa61e";

export default node;
