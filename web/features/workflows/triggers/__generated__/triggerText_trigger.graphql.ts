/**
 * @generated SignedSource<<91f325596f6488e34728f78ff05b4c50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WorkflowTriggerKind = "ASK_FEEDBACK" | "MOVE_TO_STATUS" | "NOTIFY_USERS" | "OTHER" | "SEND_EMAIL";
export type WorkflowTriggerRecipient = "CANDIDATE" | "OTHER" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type triggerText_trigger$data = {
  readonly delayMinutes: number;
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

(node as any).hash = "36662f9288c91d8c2f8a4934059aa1b3";

export default node;
