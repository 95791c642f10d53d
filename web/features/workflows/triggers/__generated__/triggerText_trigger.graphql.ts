/**
 * @generated SignedSource<<f960468793a4298257e83d645a2289c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WorkflowTriggerCondition = "DEPARTMENT" | "SCORE" | "SOURCE";
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
  readonly goneConditions: ReadonlyArray<WorkflowTriggerCondition> | null | undefined;
  readonly kind: WorkflowTriggerKind;
  readonly kindName: string | null | undefined;
  readonly leastScore: number | null | undefined;
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

(node as any).hash = "5c166fa595f6d626830084a75e3ef6cc";

export default node;
