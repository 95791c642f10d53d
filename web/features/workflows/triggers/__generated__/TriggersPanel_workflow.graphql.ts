/**
 * @generated SignedSource<<08391d397462da240bdb879ede99e1ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriggersPanel_workflow$data = {
  readonly id: string;
  readonly isActive: boolean;
  readonly steps: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly triggers: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"TriggerList_step">;
  }>;
  readonly " $fragmentType": "TriggersPanel_workflow";
};
export type TriggersPanel_workflow$key = {
  readonly " $data"?: TriggersPanel_workflow$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriggersPanel_workflow">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriggersPanel_workflow",
  "selections": [
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
      "concreteType": "WorkflowStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "WorkflowTrigger",
          "kind": "LinkedField",
          "name": "triggers",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TriggerList_step"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workflow",
  "abstractKey": null
};
})();

(node as any).hash = "02c74e8c88396928013498dea15f4d22";

export default node;
