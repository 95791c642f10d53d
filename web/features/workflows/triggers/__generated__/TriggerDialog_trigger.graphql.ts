/**
 * @generated SignedSource<<cfe13fb53d9770f45c91d4e68fe1421c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkflowTriggerKind = "ASK_FEEDBACK" | "MOVE_TO_STATUS" | "NOTIFY_USERS" | "OTHER" | "SEND_EMAIL";
export type WorkflowTriggerRecipient = "CANDIDATE" | "OTHER" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type TriggerDialog_trigger$data = {
  readonly delayMinutes: number;
  readonly form: {
    readonly id: string;
  } | null | undefined;
  readonly formName: string | null | undefined;
  readonly id: string;
  readonly kind: WorkflowTriggerKind;
  readonly recipient: WorkflowTriggerRecipient | null | undefined;
  readonly target: {
    readonly id: string;
  } | null | undefined;
  readonly template: {
    readonly id: string;
  } | null | undefined;
  readonly users: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly userName: string;
  }> | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "TriggerDialog_trigger";
};
export type TriggerDialog_trigger$key = {
  readonly " $data"?: TriggerDialog_trigger$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriggerDialog_trigger">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriggerDialog_trigger",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailTemplate",
      "kind": "LinkedField",
      "name": "template",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InterviewForm",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "users",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delayMinutes",
      "storageKey": null
    }
  ],
  "type": "WorkflowTrigger",
  "abstractKey": null
};
})();

(node as any).hash = "a902d258dc0d30d2f191fb2c16baab5c";

export default node;
