/**
 * @generated SignedSource<<e89497f84b00a9ef44f8c2e15a33de8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandForm_company$data = {
  readonly brandColor: string | null | undefined;
  readonly logoUrl: string | null | undefined;
  readonly " $fragmentType": "BrandForm_company";
};
export type BrandForm_company$key = {
  readonly " $data"?: BrandForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BrandForm_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brandColor",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "b40aa59c3430c97d4b5cc331977b9c2c";

export default node;
