/**
 * @generated SignedSource<<1d768de404c255830570bdb0ee5fbc6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobPublicationStatus = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type PublishApprovalsPage_publication$data = {
  readonly askedAt: string | null | undefined;
  readonly canDecide: boolean;
  readonly company: {
    readonly databaseId: string;
  } | null | undefined;
  readonly companyName: string | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly databaseId: string;
  readonly id: string;
  readonly status: JobPublicationStatus;
  readonly title: string;
  readonly " $fragmentType": "PublishApprovalsPage_publication";
};
export type PublishApprovalsPage_publication$key = {
  readonly " $data"?: PublishApprovalsPage_publication$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishApprovalsPage_publication">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishApprovalsPage_publication",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDecide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
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
      "kind": "ScalarField",
      "name": "askedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "JobPublication",
  "abstractKey": null
};
})();

(node as any).hash = "cc4dc6f7ad7a7dc33efb4a719399bebb";

export default node;
