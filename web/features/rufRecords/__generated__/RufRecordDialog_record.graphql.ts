/**
 * @generated SignedSource<<349e20e33e813f60cfc970ae2929813c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RufRecordStatus = "CANCELLED" | "DONE" | "IN_PROGRESS" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type RufRecordDialog_record$data = {
  readonly candidate: {
    readonly id: string;
  } | null | undefined;
  readonly candidateName: string | null | undefined;
  readonly databaseId: string;
  readonly id: string;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly status: RufRecordStatus;
  readonly " $fragmentType": "RufRecordDialog_record";
};
export type RufRecordDialog_record$key = {
  readonly " $data"?: RufRecordDialog_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RufRecordDialog_record">;
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
  "name": "RufRecordDialog_record",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "candidate",
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
      "name": "candidateName",
      "storageKey": null
    }
  ],
  "type": "RufRecord",
  "abstractKey": null
};
})();

(node as any).hash = "dfc8c9e057194adb35bc7a2a7227d76d";

export default node;
