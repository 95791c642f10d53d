/**
 * @generated SignedSource<<0bf8651636e2bca3e4dffc20086a711d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailSendersPage_sender$data = {
  readonly email: string;
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly place: number | null | undefined;
  readonly templateCount: number | null | undefined;
  readonly " $fragmentType": "EmailSendersPage_sender";
};
export type EmailSendersPage_sender$key = {
  readonly " $data"?: EmailSendersPage_sender$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailSendersPage_sender">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailSendersPage_sender",
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
      "name": "email",
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
      "name": "templateCount",
      "storageKey": null
    }
  ],
  "type": "EmailSender",
  "abstractKey": null
};

(node as any).hash = "1564ce7a2815c57ea56cf4e9b54108c5";

export default node;
