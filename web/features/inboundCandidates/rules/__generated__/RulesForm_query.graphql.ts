/**
 * @generated SignedSource<<a37bb3bb11d450da63e62d41b6c8877f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RulesForm_query$data = {
  readonly roleOptions: ReadonlyArray<{
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
      "alias": null,
      "args": null,
      "concreteType": "RoleOption",
      "kind": "LinkedField",
      "name": "roleOptions",
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
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "00b3b79685f8a16ab28020ced5138650";

export default node;
