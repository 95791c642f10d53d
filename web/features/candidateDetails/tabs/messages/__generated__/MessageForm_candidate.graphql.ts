/**
 * @generated SignedSource<<48ddc5b0ff49b39cceefe84e87e56496>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageForm_candidate$data = {
  readonly databaseId: string;
  readonly emails: ReadonlyArray<string>;
  readonly id: string;
  readonly jobs: ReadonlyArray<{
    readonly job: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
  }> | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "MessageForm_candidate";
};
export type MessageForm_candidate$key = {
  readonly " $data"?: MessageForm_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageForm_candidate">;
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
  "name": "MessageForm_candidate",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "name": "emails",
      "storageKey": null
    },
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

(node as any).hash = "1cfdc583af8169779cb769cb9cf6477d";

export default node;
