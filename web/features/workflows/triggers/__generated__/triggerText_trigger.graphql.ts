/**
 * @generated SignedSource<<cec93ae0f2b9768e13dad116e095a8d7>>
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

(node as any).hash = "74b310043448f65ade7b7698f98b3771";

export default node;
