/**
 * @generated SignedSource<<1ebac4ef35dc254d302bc7bb85460fb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailTemplateVersions_template$data = {
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly type: {
    readonly number: number;
  };
  readonly version: number | null | undefined;
  readonly " $fragmentType": "EmailTemplateVersions_template";
};
export type EmailTemplateVersions_template$key = {
  readonly " $data"?: EmailTemplateVersions_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailTemplateVersions_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailTemplateVersions_template",
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
      "name": "version",
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

(node as any).hash = "8b446073b2fe027b9e82934c08b47a51";

export default node;
