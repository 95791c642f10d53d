/**
 * @generated SignedSource<<7f7973877479ef415755e5780235c2af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InterviewForm_room$data = ReadonlyArray<{
  readonly id: string;
  readonly isActive: boolean;
  readonly location: string;
  readonly name: string;
  readonly " $fragmentType": "InterviewForm_room";
}>;
export type InterviewForm_room$key = ReadonlyArray<{
  readonly " $data"?: InterviewForm_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewForm_room">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InterviewForm_room",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    }
  ],
  "type": "InterviewRoom",
  "abstractKey": null
};

(node as any).hash = "04998c01fe56a129bb9b8c551da85109";

export default node;
