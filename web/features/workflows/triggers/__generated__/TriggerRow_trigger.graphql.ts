/**
 * @generated SignedSource<<bb493f3fd2a946873174e07051000680>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkflowTriggerKind = "ASK_FEEDBACK" | "MOVE_TO_STATUS" | "NOTIFY_USERS" | "OTHER" | "SEND_EMAIL";
import type { FragmentRefs } from "relay-runtime";
export type TriggerRow_trigger$data = {
  readonly id: string;
  readonly kind: WorkflowTriggerKind;
  readonly " $fragmentSpreads": FragmentRefs<"PauseButton_trigger" | "TriggerItem_trigger" | "triggerText_trigger">;
  readonly " $fragmentType": "TriggerRow_trigger";
};
export type TriggerRow_trigger$key = {
  readonly " $data"?: TriggerRow_trigger$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriggerRow_trigger">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriggerRow_trigger",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TriggerItem_trigger"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PauseButton_trigger"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "triggerText_trigger",
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kindName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "templateName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipient",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipientName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "users",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowStep",
          "kind": "LinkedField",
          "name": "target",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delayMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conditions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RecruitmentChannel",
          "kind": "LinkedField",
          "name": "channels",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Department",
          "kind": "LinkedField",
          "name": "departments",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "WorkflowTrigger",
  "abstractKey": null
};
})();

(node as any).hash = "d19e5f32029167f27fe596fb6b6de1fa";

export default node;
