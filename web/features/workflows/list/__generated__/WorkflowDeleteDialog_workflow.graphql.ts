/**
 * @generated SignedSource<<9bb0f1d8533c63ed30eea59a79ed71b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkflowDeleteDialog_workflow$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "WorkflowDeleteDialog_workflow";
};
export type WorkflowDeleteDialog_workflow$key = {
  readonly " $data"?: WorkflowDeleteDialog_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowDeleteDialog_workflow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkflowDeleteDialog_workflow",
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
  "type": "Workflow",
  "abstractKey": null
};

(node as any).hash = "9e4b1ecb3b8e35713bdddd2ccb434e11";

export default node;
