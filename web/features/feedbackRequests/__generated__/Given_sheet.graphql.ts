/**
 * @generated SignedSource<<4cff4229a842d357f96ad53658bf386d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedbackRecommendation = "NO" | "STRONG_NO" | "STRONG_YES" | "YES";
import type { FragmentRefs } from "relay-runtime";
export type Given_sheet$data = {
  readonly form: {
    readonly contents: string;
    readonly name: string;
    readonly version: number;
  };
  readonly request: {
    readonly id: string;
  };
  readonly scorecards: ReadonlyArray<{
    readonly answers: string;
    readonly id: string;
    readonly jobRank: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly recommendation: FeedbackRecommendation | null | undefined;
    readonly revision: number;
    readonly summary: string;
    readonly writtenAt: string;
  }>;
  readonly " $fragmentType": "Given_sheet";
};
export type Given_sheet$key = {
  readonly " $data"?: Given_sheet$data;
  readonly " $fragmentSpreads": FragmentRefs<"Given_sheet">;
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
  "name": "Given_sheet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FeedbackRequest",
      "kind": "LinkedField",
      "name": "request",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeedbackForm",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
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
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contents",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Scorecard",
      "kind": "LinkedField",
      "name": "scorecards",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recommendation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobRank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "writtenAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedbackSheet",
  "abstractKey": null
};
})();

(node as any).hash = "9042123a360bb4676bc8a5e7f635777e";

export default node;
