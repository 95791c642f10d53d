/**
 * @generated SignedSource<<50e8181bb92e6abfec57a16454a5f256>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateStatusTag_candidate$data = {
  readonly status: {
    readonly color: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "CandidateStatusTag_candidate";
};
export type CandidateStatusTag_candidate$key = {
  readonly " $data"?: CandidateStatusTag_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateStatusTag_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateStatusTag_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateStatus",
      "kind": "LinkedField",
      "name": "status",
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
          "name": "color",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "d23718f3c9f0dc1928e5cae5fa032688";

export default node;
