/**
 * @generated SignedSource<<3019cc03635ddc921c11fbe7f672edf0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type prefill_reading$data = {
  readonly draft: {
    readonly experienceYears: number | null | undefined;
    readonly jobTitle: string | null | undefined;
    readonly resume: {
      readonly languages: ReadonlyArray<{
        readonly fluency: number;
        readonly language: string;
      }>;
      readonly skills: ReadonlyArray<{
        readonly name: string;
      }>;
      readonly work: ReadonlyArray<{
        readonly company: string;
        readonly isCurrent: boolean;
        readonly position: string | null | undefined;
      }>;
    };
    readonly website: string | null | undefined;
  };
  readonly fields: ReadonlyArray<{
    readonly confidence: number;
    readonly field: string;
    readonly isOffered: boolean;
    readonly page: number | null | undefined;
    readonly snippet: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "prefill_reading";
};
export type prefill_reading$key = {
  readonly " $data"?: prefill_reading$data;
  readonly " $fragmentSpreads": FragmentRefs<"prefill_reading">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "prefill_reading"
};

(node as any).hash = "dbfafd514816ccb9c72be6250df76b6e";

export default node;
