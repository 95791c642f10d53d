/**
 * @generated SignedSource<<463dd29581e54575dc72abe8260b7c67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteTaskDialog_task$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteTaskDialog_task";
};
export type DeleteTaskDialog_task$key = {
  readonly " $data"?: DeleteTaskDialog_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteTaskDialog_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteTaskDialog_task",
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
  "type": "DpsTask",
  "abstractKey": null
};

(node as any).hash = "77c274aa66be9b03eebcb7667180bf5d";

export default node;
