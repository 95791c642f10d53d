/**
 * @generated SignedSource<<d8c9cd87c8036ed535717ee3b62fbbde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferKind = "OFFER_LETTER" | "SALARY_OFFER";
import type { FragmentRefs } from "relay-runtime";
export type SubmitDialog_offer$data = {
  readonly formContents: string;
  readonly formName: string;
  readonly id: string;
  readonly isApprovalRequired: boolean;
  readonly kind: OfferKind;
  readonly suggestedApprovers: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly userName: string;
  }> | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "SubmitDialog_offer";
};
export type SubmitDialog_offer$key = {
  readonly " $data"?: SubmitDialog_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmitDialog_offer">;
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
  "name": "SubmitDialog_offer",
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
      "kind": "ScalarField",
      "name": "formName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formContents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isApprovalRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "suggestedApprovers",
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
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "807ef102176d50acfa15afbe6f628274";

export default node;
