/**
 * @generated SignedSource<<5d98118c289290f758cae0aadbaf71be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InterviewFormCategory = "APPLICATION" | "FEEDBACK" | "OFFER_LETTER" | "OTHER" | "SALARY_OFFER";
export type InterviewFormPart = "APPROVALS" | "ATTACHMENT" | "CONTENTS";
import type { FragmentRefs } from "relay-runtime";
export type storedForm_form$data = {
  readonly attachment: {
    readonly name: string | null | undefined;
    readonly path: string;
  } | null | undefined;
  readonly category: InterviewFormCategory;
  readonly contents: string;
  readonly isActive: boolean;
  readonly leftOutEntries: ReadonlyArray<string>;
  readonly name: string;
  readonly requiredApprovals: ReadonlyArray<{
    readonly approveStatusDatabaseId: string;
    readonly isRequired: boolean;
    readonly rejectStatusDatabaseId: string;
    readonly statusGroupDatabaseId: string;
  }>;
  readonly unreadParts: ReadonlyArray<{
    readonly part: InterviewFormPart;
    readonly text: string;
  }>;
  readonly version: number;
  readonly " $fragmentType": "storedForm_form";
};
export type storedForm_form$key = {
  readonly " $data"?: storedForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"storedForm_form">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "storedForm_form"
};

(node as any).hash = "bbfb927d466b8c1d6eb45bcb6e6c4099";

export default node;
