/**
 * @generated SignedSource<<008686e25a368fe5c7228f1f1ccc28d5>>
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
      "kind": "RequiredField",
      "field": {
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
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "eb88822971ce485529a9b2a0ee05a3a0";

export default node;
