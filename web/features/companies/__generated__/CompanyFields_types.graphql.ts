/**
 * @generated SignedSource<<6cde16b8301222fcf90f2a6db41d0019>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyFields_types$data = {
  readonly companyTypes: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "CompanyFields_types";
};
export type CompanyFields_types$key = {
  readonly " $data"?: CompanyFields_types$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFields_types">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyFields_types",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": "companyTypes",
        "args": [
          {
            "kind": "Literal",
            "name": "kind",
            "value": "COMPANY_TYPE"
          }
        ],
        "concreteType": "VocabularyItem",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": "vocabulary(kind:\"COMPANY_TYPE\")"
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "68cc8d8ef08a966799acf80a6e3245a7";

export default node;
