/**
 * @generated SignedSource<<4aa2c3f237ef7a12ce6a41f3dd56df84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DpsStatus = "DONE" | "DRAFT" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type DpsTaskList_task$data = {
  readonly canDelete: boolean;
  readonly candidate: {
    readonly databaseId: string;
  } | null | undefined;
  readonly databaseId: string;
  readonly emails: ReadonlyArray<string>;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly owner: {
    readonly fullName: string;
    readonly userName: string;
  } | null | undefined;
  readonly phones: ReadonlyArray<string>;
  readonly status: DpsStatus;
  readonly statusName: string | null | undefined;
  readonly " $fragmentType": "DpsTaskList_task";
};
export type DpsTaskList_task$key = {
  readonly " $data"?: DpsTaskList_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"DpsTaskList_task">;
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
  "name": "DpsTaskList_task",
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
      "name": "name",
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
      "name": "phones",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emails",
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
      "name": "statusName",
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
      "kind": "ScalarField",
      "name": "canDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
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
  "type": "DpsTask",
  "abstractKey": null
};
})();

(node as any).hash = "e6c73a003ca347ebb754728d9de5adf5";

export default node;
