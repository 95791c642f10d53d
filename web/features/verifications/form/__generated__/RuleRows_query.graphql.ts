/**
 * @generated SignedSource<<bcd352799535d0e268d7bd27910001c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RuleRows_query$data = {
  readonly companyRoles: ReadonlyArray<{
    readonly code: string;
    readonly description: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "RuleRows_query";
};
export type RuleRows_query$key = {
  readonly " $data"?: RuleRows_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleRows_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleRows_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RoleSummary",
      "kind": "LinkedField",
      "name": "companyRoles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "596db2de139570ba7f6c8d9835d0ef3e";

export default node;
