/**
 * @generated SignedSource<<bd8ab19f44040a38bb7e6a03d83ac664>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FeedbackRecommendation = "NO" | "STRONG_NO" | "STRONG_YES" | "YES";
export type FeedbackState = "ASKED" | "CANCELLED" | "DRAFT" | "SUBMITTED";
import type { FragmentRefs } from "relay-runtime";
export type people_comparison$data = {
  readonly forms: ReadonlyArray<{
    readonly contents: string;
    readonly formKey: string;
    readonly name: string;
    readonly version: number;
    readonly versionKey: string;
  }>;
  readonly people: ReadonlyArray<{
    readonly answers: string | null | undefined;
    readonly askedAt: string;
    readonly dueAt: string | null | undefined;
    readonly formVersionKey: string | null | undefined;
    readonly hasAnswer: boolean;
    readonly isHidden: boolean;
    readonly jobRank: string | null | undefined;
    readonly mostPoints: number | null | undefined;
    readonly percents: number | null | undefined;
    readonly points: number | null | undefined;
    readonly recommendation: FeedbackRecommendation | null | undefined;
    readonly remindedAt: string | null | undefined;
    readonly request: {
      readonly databaseId: string;
    } | null | undefined;
    readonly revision: number | null | undefined;
    readonly stageName: string | null | undefined;
    readonly state: FeedbackState;
    readonly submittedAt: string | null | undefined;
    readonly summary: string | null | undefined;
    readonly user: {
      readonly fullName: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "people_comparison";
};
export type people_comparison$key = {
  readonly " $data"?: people_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"people_comparison">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "people_comparison"
};

(node as any).hash = "441e4df4e780a8e6aadf22f05a5ca809";

export default node;
