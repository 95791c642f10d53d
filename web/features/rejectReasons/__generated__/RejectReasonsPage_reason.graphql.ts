/**
 * @generated SignedSource<<a27b365aad48f5e1e9d07356bb131b69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RejectReasonsPage_reason$data = {
  readonly candidateCount: number | null | undefined;
  readonly emailTemplate: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly place: number;
  readonly " $fragmentType": "RejectReasonsPage_reason";
};
export type RejectReasonsPage_reason$key = {
  readonly " $data"?: RejectReasonsPage_reason$data;
  readonly " $fragmentSpreads": FragmentRefs<"RejectReasonsPage_reason">;
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
  "name": "RejectReasonsPage_reason",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "candidateCount",
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

(node as any).hash = "f584fbf5b42ffa0ba44a1db136b08584";

export default node;
