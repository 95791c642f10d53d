/**
 * @generated SignedSource<<579eeef444535510de880b3d16988565>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkflowList_workflow$data = {
  readonly createdAt: string | null | undefined;
  readonly databaseId: string;
  readonly departments: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly " $fragmentType": "WorkflowList_workflow";
};
export type WorkflowList_workflow$key = {
  readonly " $data"?: WorkflowList_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkflowList_workflow">;
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
  "name": "WorkflowList_workflow",
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

(node as any).hash = "ba7c1cc48e54e92bf7d0180f9e094f04";

export default node;
