/**
 * @generated SignedSource<<f5c2701196901c06c89cb19b9bafcbd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewDialog_view$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly isShared: boolean;
  readonly name: string;
  readonly query: string;
  readonly " $fragmentType": "ViewDialog_view";
};
export type ViewDialog_view$key = {
  readonly " $data"?: ViewDialog_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewDialog_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewDialog_view",
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
      "name": "query",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShared",
      "storageKey": null
    }
  ],
  "type": "CandidateView",
  "abstractKey": null
};

(node as any).hash = "4dc4d10d595341a280eba95f5fb7b2a1";

export default node;
