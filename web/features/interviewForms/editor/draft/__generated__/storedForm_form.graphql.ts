/**
 * @generated SignedSource<<30633f0c24a8dc8f4aa98193d4e80f32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InterviewFormCategory = "FEEDBACK" | "OFFER_LETTER" | "OTHER" | "SALARY_OFFER";
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
    readonly approveStatusId: string;
    readonly isRequired: boolean;
    readonly rejectStatusId: string;
    readonly statusGroupId: string;
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

(node as any).hash = "d13373e6fbf8f5139aa3d4d64049ff9f";

export default node;
