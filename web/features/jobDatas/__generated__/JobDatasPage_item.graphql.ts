/**
 * @generated SignedSource<<458812f1c46486a362112fe5b141c3e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobDatasPage_item$data = {
  readonly id: string;
  readonly isDefault: boolean;
  readonly jobCount: number | null | undefined;
  readonly name: string;
  readonly place: number;
  readonly symbol: string;
  readonly " $fragmentType": "JobDatasPage_item";
};
export type JobDatasPage_item$key = {
  readonly " $data"?: JobDatasPage_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobDatasPage_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobDatasPage_item",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "symbol",
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
      "kind": "ScalarField",
      "name": "jobCount",
      "storageKey": null
    }
  ],
  "type": "JobDataItem",
  "abstractKey": null
};

(node as any).hash = "7ba8d80eb56d18f70584dce4e1b3d0a2";

export default node;
