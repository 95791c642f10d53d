/**
 * @generated SignedSource<<5ee5e246bf16392fb7593309213c6a64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailTokenDialog_token$data = {
  readonly databaseId: string;
  readonly description: string;
  readonly id: string;
  readonly isOwn: boolean;
  readonly name: string;
  readonly value: string;
  readonly " $fragmentType": "EmailTokenDialog_token";
};
export type EmailTokenDialog_token$key = {
  readonly " $data"?: EmailTokenDialog_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailTokenDialog_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailTokenDialog_token",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    }
  ],
  "type": "EmailTemplateToken",
  "abstractKey": null
};

(node as any).hash = "91572cfb3e684c58d6c75611b8c4dfb1";

export default node;
