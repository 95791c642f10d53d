/**
 * @generated SignedSource<<3a81633f95d6e193e3b278b5dc64fe59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type PipelineHeader_job$data = {
  readonly id: string;
  readonly offerCount: number | null | undefined;
  readonly onboardCount: number | null | undefined;
  readonly openingsRemaining: number | null | undefined;
  readonly status: JobStatus;
  readonly statusName: string | null | undefined;
  readonly submittedCount: number | null | undefined;
  readonly totalCount: number | null | undefined;
  readonly workflow: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "PipelineHeader_job";
};
export type PipelineHeader_job$key = {
  readonly " $data"?: PipelineHeader_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"PipelineHeader_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PipelineHeader_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submittedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onboardCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openingsRemaining",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Workflow",
      "kind": "LinkedField",
      "name": "workflow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "9aeb8ef33021ea20fc55d4b109b18d96";

export default node;
