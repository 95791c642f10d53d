/**
 * @generated SignedSource<<c348f52a6588fe6ec3b8c8a600e05846>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RulesForm_query$data = {
  readonly companyRoles: ReadonlyArray<{
    readonly code: string;
    readonly description: string;
    readonly name: string;
  }>;
  readonly roleRules: ReadonlyArray<{
    readonly id: string;
    readonly isActive: boolean;
    readonly roleCode: string;
    readonly value: number;
  }>;
  readonly " $fragmentType": "RulesForm_query";
};
export type RulesForm_query$key = {
  readonly " $data"?: RulesForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RulesForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RulesForm_query",
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
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "module",
            "value": "GREETING"
          }
        ],
        "concreteType": "RoleRule",
        "kind": "LinkedField",
        "name": "roleRules",
        "plural": true,
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
            "name": "roleCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
            "storageKey": null
          }
        ],
        "storageKey": "roleRules(module:\"GREETING\")"
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "558257149a23125c96eaea08878151c5";

export default node;
