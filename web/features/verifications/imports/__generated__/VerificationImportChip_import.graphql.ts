/**
 * @generated SignedSource<<ae043a6ceafac554d3b726df72778061>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerificationImportChip_import$data = {
  readonly fileName: string;
  readonly folder: {
    readonly databaseId: string;
  } | null | undefined;
  readonly id: string;
  readonly processedCount: number | null | undefined;
  readonly totalCount: number | null | undefined;
  readonly " $fragmentType": "VerificationImportChip_import";
};
export type VerificationImportChip_import$key = {
  readonly " $data"?: VerificationImportChip_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerificationImportChip_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerificationImportChip_import",
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "processedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VerificationFolder",
      "kind": "LinkedField",
      "name": "folder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VerificationImport",
  "abstractKey": null
};

(node as any).hash = "7bbd33357eb3c2792a922466e681fcf2";

export default node;
