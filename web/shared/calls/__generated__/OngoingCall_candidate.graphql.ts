/**
 * @generated SignedSource<<f43a4f0f10d5446a6ec0cd15bbe16b06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CallPhase = "CALLING" | "ENDED" | "RINGING" | "TALKING";
import type { FragmentRefs } from "relay-runtime";
export type OngoingCall_candidate$data = {
  readonly id: string;
  readonly ongoingCalls: ReadonlyArray<{
    readonly answeredAt: string | null | undefined;
    readonly id: string;
    readonly phase: CallPhase;
    readonly startedAt: string;
    readonly user: {
      readonly fullName: string;
      readonly userName: string;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "OngoingCall_candidate";
};
export type OngoingCall_candidate$key = {
  readonly " $data"?: OngoingCall_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"OngoingCall_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OngoingCall_candidate",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Call",
      "kind": "LinkedField",
      "name": "ongoingCalls",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answeredAt",
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
              "name": "userName",
              "storageKey": null
            },
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
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "700d7a6544942cbd58789ab9f4f6a6ad";

export default node;
