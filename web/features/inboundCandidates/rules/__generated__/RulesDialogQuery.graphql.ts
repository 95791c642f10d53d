/**
 * @generated SignedSource<<bfdc8c3c7d79f1953e0c33116e16e040>>
 * @relayHash 35258cf4684ca097f7cdd33a417a7abe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35258cf4684ca097f7cdd33a417a7abe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RulesDialogQuery$variables = Record<PropertyKey, never>;
export type RulesDialogQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RulesForm_query">;
};
export type RulesDialogQuery = {
  response: RulesDialogQuery$data;
  variables: RulesDialogQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RulesDialogQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RulesForm_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RulesDialogQuery",
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
      },
      {
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
      }
    ]
  },
  "params": {
    "id": "35258cf4684ca097f7cdd33a417a7abe",
    "metadata": {},
    "name": "RulesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "d2110c71aba306d67722b103efb337f5";

export default node;
