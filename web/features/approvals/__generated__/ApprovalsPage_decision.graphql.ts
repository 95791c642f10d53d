/**
 * @generated SignedSource<<6a68dbe1908baa07969349505a815c83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitingDecisionKind = "JOB" | "OFFER_LETTER" | "SALARY_OFFER";
import type { FragmentRefs } from "relay-runtime";
export type ApprovalsPage_decision$data = {
  readonly askedAt: string;
  readonly databaseId: string;
  readonly id: string;
  readonly insteadOf: {
    readonly fullName: string;
    readonly userName: string;
  } | null | undefined;
  readonly job: {
    readonly title: string;
  } | null | undefined;
  readonly kind: WaitingDecisionKind;
  readonly offer: {
    readonly candidateName: string;
    readonly createdBy: {
      readonly fullName: string;
      readonly userName: string;
    } | null | undefined;
    readonly formName: string;
    readonly jobTitle: string;
  } | null | undefined;
  readonly " $fragmentType": "ApprovalsPage_decision";
};
export type ApprovalsPage_decision$key = {
  readonly " $data"?: ApprovalsPage_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalsPage_decision">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "userName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalsPage_decision",
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
      "kind": "ScalarField",
      "name": "askedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidateName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobTitle",
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "createdBy",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "insteadOf",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "WaitingDecision",
  "abstractKey": null
};
})();

(node as any).hash = "7b30aafabb622f350f8ef885ae6129ac";

export default node;
