/**
 * @generated SignedSource<<1507beef5f45679d680a78b8a4273634>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExistedSaveForm_query$data = {
  readonly talentFolders: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "ExistedSaveForm_query";
};
export type ExistedSaveForm_query$key = {
  readonly " $data"?: ExistedSaveForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExistedSaveForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExistedSaveForm_query",
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

(node as any).hash = "c34f7ddcc083ca3fbd68c25e2855ab13";

export default node;
