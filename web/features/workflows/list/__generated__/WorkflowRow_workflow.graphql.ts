/**
 * @generated SignedSource<<9e2b406a1c659e8e1735123f44cd4dfe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkflowRow_workflow$data = {
  readonly createdAt: string;
  readonly databaseId: string;
  readonly departments: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly isActive: boolean;
  readonly name: string;
  readonly " $fragmentType": "WorkflowRow_workflow";
};
export type WorkflowRow_workflow$key = {
  readonly " $data"?: WorkflowRow_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowRow_workflow">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkflowRow_workflow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
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
      "concreteType": "Department",
      "kind": "LinkedField",
      "name": "departments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};
})();

(node as any).hash = "45cc0442f91c383b71adaa5709bd8d4e";

export default node;
