/**
 * @generated SignedSource<<0c923cd25aed87c2710212e4f95a0e46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatePhoto_candidate$data = {
  readonly name: string;
  readonly photoUrl: string | null | undefined;
  readonly " $fragmentType": "CandidatePhoto_candidate";
};
export type CandidatePhoto_candidate$key = {
  readonly " $data"?: CandidatePhoto_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatePhoto_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidatePhoto_candidate",
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
      "name": "photoUrl",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "01793ae141990ab4ca17b13db8455a7e";

export default node;
