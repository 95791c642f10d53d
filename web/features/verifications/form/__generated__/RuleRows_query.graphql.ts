/**
 * @generated SignedSource<<c5052d69340d18139d2abf70c7f39e37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RuleRows_query$data = {
  readonly roleOptions: ReadonlyArray<{
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bcf528e3184469085dcb406e8f0f81aa";

export default node;
