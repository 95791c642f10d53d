/**
 * @generated SignedSource<<2689486d73f4434ebf9de1f113785808>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateMarks_candidate$data = {
  readonly isBlacklisted: boolean;
  readonly isTerminal: boolean;
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
      "name": "isTerminal",
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

(node as any).hash = "6238494dbb9127486e56d31fd82ba1d8";

export default node;
