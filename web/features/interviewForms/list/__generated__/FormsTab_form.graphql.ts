/**
 * @generated SignedSource<<7c07c09171e2f63675885b2c1f265ec5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormsTab_form$data = {
  readonly createdAt: string | null | undefined;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly databaseId: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly updatedAt: string | null | undefined;
  readonly updatedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly " $fragmentType": "FormsTab_form";
};
export type FormsTab_form$key = {
  readonly " $data"?: FormsTab_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormsTab_form">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormsTab_form",
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
      "name": "name",
      "storageKey": null
    },
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "InterviewForm",
  "abstractKey": null
};
})();

(node as any).hash = "4c3c2e3ff14a0200cef2846a58f21906";

export default node;
