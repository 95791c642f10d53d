/**
 * @generated SignedSource<<183e2d585133864ba999986b265ee5d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactsPage_contact$data = {
  readonly content: string;
  readonly email: string;
  readonly fullName: string;
  readonly id: string;
  readonly userAgent: string | null | undefined;
  readonly userName: string | null | undefined;
  readonly " $fragmentType": "ContactsPage_contact";
};
export type ContactsPage_contact$key = {
  readonly " $data"?: ContactsPage_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactsPage_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactsPage_contact",
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
      "name": "fullName",
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
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userAgent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userName",
      "storageKey": null
    }
  ],
  "type": "ContactMessage",
  "abstractKey": null
};

(node as any).hash = "101f89d397cffad61ec99f13de6445de";

export default node;
