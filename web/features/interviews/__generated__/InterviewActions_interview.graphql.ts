/**
 * @generated SignedSource<<05e526351aff5a48908cc044d8f8f6f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewState = "CANCELLED" | "CONFIRMED" | "DONE" | "INVITED" | "NO_SHOW" | "PLANNED";
import type { FragmentRefs } from "relay-runtime";
export type InterviewActions_interview$data = {
  readonly id: string;
  readonly startsAt: string;
  readonly state: InterviewState;
  readonly version: number;
  readonly " $fragmentType": "InterviewActions_interview";
};
export type InterviewActions_interview$key = {
  readonly " $data"?: InterviewActions_interview$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewActions_interview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InterviewActions_interview",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    }
  ],
  "type": "Interview",
  "abstractKey": null
};

(node as any).hash = "b8536c8f973fa0fe362adc8dce485575";

export default node;
