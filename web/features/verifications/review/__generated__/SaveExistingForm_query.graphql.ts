/**
 * @generated SignedSource<<0fe3102fee4874811a14760f35d6acca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveExistingForm_query$data = {
  readonly talentFolders: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "SaveExistingForm_query";
};
export type SaveExistingForm_query$key = {
  readonly " $data"?: SaveExistingForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveExistingForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveExistingForm_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "ownOnly",
          "value": true
        }
      ],
      "concreteType": "TalentFolderConnection",
      "kind": "LinkedField",
      "name": "talentFolders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TalentFolder",
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "talentFolders(first:100,ownOnly:true)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1dca3008354a0b9bdc941e5d90559193";

export default node;
