/**
 * @generated SignedSource<<a323b17609fb77fe41b493c31d461312>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallOutcome = "CALL_BACK" | "INTERESTED" | "NOT_INTERESTED" | "NO_ANSWER" | "OTHER" | "WRONG_NUMBER";
export type CallPhase = "CALLING" | "ENDED" | "RINGING" | "TALKING";
export type CallResult = "ANSWERED" | "BUSY" | "CANCELED" | "FAILED" | "UNAVAILABLE";
import type { FragmentRefs } from "relay-runtime";
export type TimelineCall_call$data = {
  readonly durationSeconds: number | null | undefined;
  readonly hasRecording: boolean;
  readonly id: string;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly outcome: CallOutcome | null | undefined;
  readonly phase: CallPhase;
  readonly result: CallResult | null | undefined;
  readonly " $fragmentType": "TimelineCall_call";
};
export type TimelineCall_call$key = {
  readonly " $data"?: TimelineCall_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineCall_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimelineCall_call",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "result",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasRecording",
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "85f275791bb4eba09e63c3af1177e27f";

export default node;
