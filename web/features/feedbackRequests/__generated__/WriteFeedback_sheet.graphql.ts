/**
 * @generated SignedSource<<d2b1dda1ec833acb97dcc014bde779fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedbackRecommendation = "NO" | "STRONG_NO" | "STRONG_YES" | "YES";
import type { FragmentRefs } from "relay-runtime";
export type WriteFeedback_sheet$data = {
  readonly draft: {
    readonly answers: string;
    readonly recommendation: FeedbackRecommendation | null | undefined;
    readonly summary: string;
    readonly version: number;
  } | null | undefined;
  readonly form: {
    readonly contents: string;
    readonly name: string;
    readonly version: number;
  };
  readonly request: {
    readonly databaseId: string;
    readonly id: string;
  };
  readonly " $fragmentType": "WriteFeedback_sheet";
};
export type WriteFeedback_sheet$key = {
  readonly " $data"?: WriteFeedback_sheet$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteFeedback_sheet">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteFeedback_sheet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FeedbackRequest",
      "kind": "LinkedField",
      "name": "request",
      "plural": false,
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
          "name": "databaseId",
          "storageKey": null
        }
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
        (v0/*:: as any*/),
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
      "concreteType": "FeedbackDraft",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedbackSheet",
  "abstractKey": null
};
})();

(node as any).hash = "066421289bc071a631cd25bc9f39039d";

export default node;
