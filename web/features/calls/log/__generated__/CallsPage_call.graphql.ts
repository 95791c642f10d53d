/**
 * @generated SignedSource<<2ba8622a7a43c4a58cf8c590a6b86865>>
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
export type CallsPage_call$data = {
  readonly candidate: {
    readonly databaseId: string;
  } | null | undefined;
  readonly durationSeconds: number | null | undefined;
  readonly hasRecording: boolean;
  readonly id: string;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly outcome: CallOutcome | null | undefined;
  readonly phase: CallPhase;
  readonly phone: string;
  readonly result: CallResult | null | undefined;
  readonly startedAt: string;
  readonly user: {
    readonly fullName: string;
  } | null | undefined;
  readonly " $fragmentType": "CallsPage_call";
};
export type CallsPage_call$key = {
  readonly " $data"?: CallsPage_call$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallsPage_call">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallsPage_call",
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
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
      "name": "durationSeconds",
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
      "name": "hasRecording",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "candidate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};

(node as any).hash = "d0b5de43c2dacd1071ba6481f62b8d9f";

export default node;
