/**
 * @generated SignedSource<<ec42fa56c9192ea15d6a53eebd2f454e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DpsStatus = "DONE" | "DRAFT";
import type { FragmentRefs } from "relay-runtime";
export type DpsTaskRow_task$data = {
  readonly canDelete: boolean;
  readonly candidateDatabaseId: string;
  readonly emails: ReadonlyArray<string>;
  readonly name: string;
  readonly note: string;
  readonly owner: {
    readonly fullName: string;
  } | null | undefined;
  readonly ownerUserName: string | null | undefined;
  readonly phones: ReadonlyArray<string>;
  readonly status: DpsStatus;
  readonly " $fragmentType": "DpsTaskRow_task";
};
export type DpsTaskRow_task$key = {
  readonly " $data"?: DpsTaskRow_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"DpsTaskRow_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DpsTaskRow_task",
  "selections": [
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

(node as any).hash = "0c9afb665356c81a3fff248a1d70945c";

export default node;
