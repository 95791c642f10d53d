/**
 * @generated SignedSource<<ca7da23ee07fb710e57bdef4c455ce45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ComparedRecommendation = "NO" | "STRONG_NO" | "STRONG_YES" | "YES";
export type ComparedState = "ASKED" | "CANCELLED" | "DRAFT" | "SUBMITTED";
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
    readonly recommendation: ComparedRecommendation | null | undefined;
    readonly remindedAt: string | null | undefined;
    readonly requestDatabaseId: string;
    readonly revision: number | null | undefined;
    readonly stageName: string | null | undefined;
    readonly state: ComparedState;
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

(node as any).hash = "2dd784d5ff5feb64b07cee5e4d6103d4";

export default node;
