/**
 * @generated SignedSource<<a254320195d7d2b5ee1bb1092590139a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastNotes_candidate$data = {
  readonly notes: {
    readonly nodes: ReadonlyArray<{
      readonly author: {
        readonly fullName: string;
      } | null | undefined;
      readonly createdAt: string | null | undefined;
      readonly id: string;
      readonly text: string;
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "LastNotes_candidate";
};
export type LastNotes_candidate$key = {
  readonly " $data"?: LastNotes_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastNotes_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastNotes_candidate",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "CandidateNoteConnection",
      "kind": "LinkedField",
      "name": "notes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CandidateNote",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "author",
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
          "storageKey": null
        }
      ],
      "storageKey": "notes(first:3)"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "58285623eb48fba92b0e010975e39025";

export default node;
