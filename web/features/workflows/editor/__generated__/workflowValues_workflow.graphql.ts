/**
 * @generated SignedSource<<543f7d73db9d1be68c2fdd755135e7ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type workflowValues_workflow$data = {
  readonly departments: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly isActive: boolean;
  readonly name: string;
  readonly steps: ReadonlyArray<{
    readonly candidateCount: number | null | undefined;
    readonly color: string;
    readonly id: string;
    readonly isSystem: boolean;
    readonly key: string;
    readonly name: string;
  }>;
  readonly version: number;
  readonly " $fragmentType": "workflowValues_workflow";
};
export type workflowValues_workflow$key = {
  readonly " $data"?: workflowValues_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"workflowValues_workflow">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workflowValues_workflow"
};

(node as any).hash = "812ff0723bd92db01c081c51e183474f";

export default node;
