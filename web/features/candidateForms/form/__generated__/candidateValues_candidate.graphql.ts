/**
 * @generated SignedSource<<728bc0ed8dbe4ebea711f75455ea12f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type candidateValues_candidate$data = {
  readonly address: string | null | undefined;
  readonly birthday: string | null | undefined;
  readonly channel: {
    readonly id: string;
  } | null | undefined;
  readonly desiredWorkLocations: ReadonlyArray<string>;
  readonly emails: ReadonlyArray<string>;
  readonly experienceYears: number | null | undefined;
  readonly extensions: ReadonlyArray<{
    readonly key: string;
    readonly value: string;
  }>;
  readonly gender: Gender;
  readonly isBlacklisted: boolean;
  readonly jobRank: string | null | undefined;
  readonly jobTitle: string | null | undefined;
  readonly labels: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly messengers: ReadonlyArray<string>;
  readonly name: string;
  readonly nationalities: ReadonlyArray<string>;
  readonly onboardDate: string | null | undefined;
  readonly owner: {
    readonly fullName: string;
    readonly id: string;
    readonly userName: string;
  } | null | undefined;
  readonly phones: ReadonlyArray<string>;
  readonly photoUrl: string | null | undefined;
  readonly resume: {
    readonly awards: ReadonlyArray<{
      readonly date: string | null | undefined;
      readonly title: string;
    }>;
    readonly education: ReadonlyArray<{
      readonly area: string | null | undefined;
      readonly endDate: string | null | undefined;
      readonly institution: string;
      readonly isCurrent: boolean;
      readonly startDate: string | null | undefined;
      readonly studyType: string | null | undefined;
    }>;
    readonly languages: ReadonlyArray<{
      readonly fluency: number;
      readonly language: string;
    }>;
    readonly skills: ReadonlyArray<{
      readonly level: number;
      readonly name: string;
    }>;
    readonly summary: string | null | undefined;
    readonly work: ReadonlyArray<{
      readonly company: string;
      readonly endDate: string | null | undefined;
      readonly isCurrent: boolean;
      readonly position: string | null | undefined;
      readonly startDate: string | null | undefined;
      readonly summary: string | null | undefined;
    }>;
  };
  readonly source: string | null | undefined;
  readonly status: {
    readonly id: string;
  } | null | undefined;
  readonly version: number;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "candidateValues_candidate";
};
export type candidateValues_candidate$key = {
  readonly " $data"?: candidateValues_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"candidateValues_candidate">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "candidateValues_candidate"
};

(node as any).hash = "63162dd597f830ebee02fb98dd254466";

export default node;
