/**
 * @generated SignedSource<<aba68e4d9762cab1b63cf4322594ee91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PauseButton_trigger$data = {
  readonly id: string;
  readonly isPaused: boolean;
  readonly " $fragmentType": "PauseButton_trigger";
};
export type PauseButton_trigger$key = {
  readonly " $data"?: PauseButton_trigger$data;
  readonly " $fragmentSpreads": FragmentRefs<"PauseButton_trigger">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PauseButton_trigger",
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
      "name": "isPaused",
      "storageKey": null
    }
  ],
  "type": "WorkflowTrigger",
  "abstractKey": null
};

(node as any).hash = "5b077e96f58e805d5dd3d12468a58647";

export default node;
