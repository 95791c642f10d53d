/**
 * @generated SignedSource<<129824b0b93d4744e06dc83dbe1bbbb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewFormCategory = "APPLICATION" | "FEEDBACK" | "OFFER_LETTER" | "OTHER" | "SALARY_OFFER";
import type { FragmentRefs } from "relay-runtime";
export type FormsTab_form$data = {
  readonly category: InterviewFormCategory;
  readonly createdAt: string | null | undefined;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly databaseId: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly templateType: {
    readonly name: string;
  } | null | undefined;
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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
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
      "concreteType": "EmailTemplateType",
      "kind": "LinkedField",
      "name": "templateType",
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
      "selections": (v1/*:: as any*/),
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "InterviewForm",
  "abstractKey": null
};
})();

(node as any).hash = "f7950348e8ceccdd7e0e5ed1bd994044";

export default node;
