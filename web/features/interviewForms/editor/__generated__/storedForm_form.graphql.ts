/**
 * @generated SignedSource<<a45cb6e334500007b506e6b473a78095>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type storedForm_form$data = {
  readonly attachment: {
    readonly name: string | null | undefined;
    readonly path: string;
  } | null | undefined;
  readonly category: number;
  readonly contents: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly requiredApprovals: ReadonlyArray<{
    readonly approveStatusId: string;
    readonly isRequired: boolean;
    readonly rejectStatusId: string;
    readonly statusGroupId: string;
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

(node as any).hash = "0e118f025f608d8989590dbffb4f4f23";

export default node;
