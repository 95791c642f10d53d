/**
 * @generated SignedSource<<d029b1d2b183886e7e81792f0a60195e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorkflowTriggerCondition = "DEPARTMENT" | "SCORE" | "SOURCE";
export type WorkflowTriggerKind = "ASK_FEEDBACK" | "MOVE_TO_STATUS" | "NOTIFY_USERS" | "OTHER" | "SEND_EMAIL";
export type WorkflowTriggerRecipient = "CANDIDATE" | "OTHER" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type TriggerDialog_trigger$data = {
  readonly channels: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly delayMinutes: number;
  readonly departments: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly form: {
    readonly id: string;
  } | null | undefined;
  readonly formName: string | null | undefined;
  readonly goneConditions: ReadonlyArray<WorkflowTriggerCondition> | null | undefined;
  readonly id: string;
  readonly kind: WorkflowTriggerKind;
  readonly leastScore: number | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leastScore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goneConditions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecruitmentChannel",
      "kind": "LinkedField",
      "name": "channels",
      "plural": true,
      "selections": (v1/*:: as any*/),
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
        (v0/*:: as any*/),
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkflowTrigger",
  "abstractKey": null
};
})();

(node as any).hash = "1c750eb82bf9ff545ca3186ae6ca8525";

export default node;
