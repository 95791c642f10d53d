/**
 * @generated SignedSource<<eab2d5ce1da6562e813a27bd6495c464>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type JobHighlight = "HOT" | "NEW" | "SUGGESTED";
export type JobPriority = "HIGH" | "LOW" | "NORMAL" | "OTHER" | "URGENT";
import type { FragmentRefs } from "relay-runtime";
export type jobValues_job$data = {
  readonly benefit: string | null | undefined;
  readonly category: {
    readonly id: string;
  } | null | undefined;
  readonly department: {
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly dueDate: string | null | undefined;
  readonly employmentType: {
    readonly id: string;
  } | null | undefined;
  readonly experienceLevel: {
    readonly id: string;
  } | null | undefined;
  readonly hashtags: ReadonlyArray<string>;
  readonly highlights: ReadonlyArray<JobHighlight>;
  readonly hiringTeam: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly userName: string;
  }>;
  readonly industry: {
    readonly id: string;
  } | null | undefined;
  readonly locations: ReadonlyArray<string>;
  readonly openDate: string | null | undefined;
  readonly owner: {
    readonly fullName: string;
    readonly id: string;
    readonly userName: string;
  };
  readonly priority: JobPriority;
  readonly priorityName: string | null | undefined;
  readonly qualification: string | null | undefined;
  readonly rank: {
    readonly id: string;
  } | null | undefined;
  readonly salaryCurrency: {
    readonly id: string;
  } | null | undefined;
  readonly salaryFrom: number | null | undefined;
  readonly salaryTo: number | null | undefined;
  readonly salaryType: {
    readonly id: string;
  } | null | undefined;
  readonly skills: ReadonlyArray<string>;
  readonly title: string;
  readonly totalCount: number | null | undefined;
  readonly workflow: {
    readonly id: string;
    readonly isActive: boolean;
  } | null | undefined;
  readonly " $fragmentType": "jobValues_job";
};
export type jobValues_job$key = {
  readonly " $data"?: jobValues_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"jobValues_job">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "jobValues_job"
};

(node as any).hash = "f3bc9090827e38a5ce4f42ab27e10475";

export default node;
