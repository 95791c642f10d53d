/**
 * @generated SignedSource<<5b2f2405a7145af58e7318713c6d1ecb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailSenderDialog_sender$data = {
  readonly databaseId: string;
  readonly email: string;
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly place: number | null | undefined;
  readonly " $fragmentType": "EmailSenderDialog_sender";
};
export type EmailSenderDialog_sender$key = {
  readonly " $data"?: EmailSenderDialog_sender$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailSenderDialog_sender">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailSenderDialog_sender",
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
    }
  ],
  "type": "EmailSender",
  "abstractKey": null
};

(node as any).hash = "738940c36b0bc0e9cccb8f115bbdedba";

export default node;
