/**
 * @generated SignedSource<<c047dba2375d0c70d41e00c653d82721>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "EN" | "JA" | "VI";
import type { FragmentRefs } from "relay-runtime";
export type EmailTemplateDialog_template$data = {
  readonly contents: string;
  readonly databaseId: string;
  readonly id: string;
  readonly isDefault: boolean;
  readonly language: Language | null | undefined;
  readonly name: string;
  readonly senderAddress: string;
  readonly senderName: string;
  readonly subject: string;
  readonly type: {
    readonly number: number;
  };
  readonly version: number | null | undefined;
  readonly " $fragmentType": "EmailTemplateDialog_template";
};
export type EmailTemplateDialog_template$key = {
  readonly " $data"?: EmailTemplateDialog_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailTemplateDialog_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailTemplateDialog_template",
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
      "name": "version",
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
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senderAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senderName",
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
      "concreteType": "EmailTemplateType",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EmailTemplate",
  "abstractKey": null
};

(node as any).hash = "674bc820e9d9da1bbcd4a7e2192e9f54";

export default node;
