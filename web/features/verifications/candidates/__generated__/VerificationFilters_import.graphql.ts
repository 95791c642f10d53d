/**
 * @generated SignedSource<<a36fea6ffe4068ddeacee4799aeb75e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerificationFilters_import$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly databaseId: string;
  readonly fileName: string;
  readonly title: string;
  readonly " $fragmentType": "VerificationFilters_import";
}>;
export type VerificationFilters_import$key = ReadonlyArray<{
  readonly " $data"?: VerificationFilters_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerificationFilters_import">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VerificationFilters_import",
  "selections": [
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
      "name": "title",
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
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "VerificationImport",
  "abstractKey": null
};

(node as any).hash = "ada12626644610bda9fe95ecc884db5e";

export default node;
