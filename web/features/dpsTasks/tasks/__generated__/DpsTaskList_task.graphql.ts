/**
 * @generated SignedSource<<3efe2c607858342c80c3f4cd78cb953e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DpsStatus = "DONE" | "DRAFT";
import type { FragmentRefs } from "relay-runtime";
export type DpsTaskList_task$data = {
  readonly canDelete: boolean;
  readonly candidateDatabaseId: string;
  readonly databaseId: string;
  readonly emails: ReadonlyArray<string>;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly owner: {
    readonly fullName: string;
  } | null | undefined;
  readonly ownerUserName: string | null | undefined;
  readonly phones: ReadonlyArray<string>;
  readonly status: DpsStatus;
  readonly " $fragmentType": "DpsTaskList_task";
};
export type DpsTaskList_task$key = {
  readonly " $data"?: DpsTaskList_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"DpsTaskList_task">;
};

const node: ReaderFragment = {
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
      "name": "candidateDatabaseId",
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
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerUserName",
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

(node as any).hash = "e3165dc70a36b55459aac9b8b8b60217";

export default node;
