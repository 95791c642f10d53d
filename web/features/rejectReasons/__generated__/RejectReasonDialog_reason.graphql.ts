/**
 * @generated SignedSource<<c00f64ecd935e940aac9bb25342e4250>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RejectReasonDialog_reason$data = {
  readonly databaseId: string;
  readonly emailTemplate: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly place: number;
  readonly " $fragmentType": "RejectReasonDialog_reason";
};
export type RejectReasonDialog_reason$key = {
  readonly " $data"?: RejectReasonDialog_reason$data;
  readonly " $fragmentSpreads": FragmentRefs<"RejectReasonDialog_reason">;
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
  "name": "RejectReasonDialog_reason",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailTemplate",
      "kind": "LinkedField",
      "name": "emailTemplate",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "RejectReason",
  "abstractKey": null
};
})();

(node as any).hash = "5bdb4b913fd510788afd94bc05536523";

export default node;
