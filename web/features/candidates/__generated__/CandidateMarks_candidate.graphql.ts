/**
 * @generated SignedSource<<e7b1667b7f9da3be03960553daed1bbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateMarks_candidate$data = {
  readonly isBlacklisted: boolean;
  readonly isRecentLeaver: boolean;
  readonly mergedInto: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "CandidateMarks_candidate";
};
export type CandidateMarks_candidate$key = {
  readonly " $data"?: CandidateMarks_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateMarks_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateMarks_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBlacklisted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRecentLeaver",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "mergedInto",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "456555872a1d9f62819c3eae6ffea7a0";

export default node;
