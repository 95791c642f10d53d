/**
 * @generated SignedSource<<69a84ea158a1e4284b8dc35ebe5ecd5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewOffer_candidate$data = {
  readonly id: string;
  readonly jobs: ReadonlyArray<{
    readonly job: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "NewOffer_candidate";
};
export type NewOffer_candidate$key = {
  readonly " $data"?: NewOffer_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewOffer_candidate">;
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
  "name": "NewOffer_candidate",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateJob",
      "kind": "LinkedField",
      "name": "jobs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Job",
          "kind": "LinkedField",
          "name": "job",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
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

(node as any).hash = "2d30bd095cdb0c46159623381e349095";

export default node;
