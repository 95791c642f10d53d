/**
 * @generated SignedSource<<df7e355680dd2c9b1cb20d4b4857b63d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StageDialog_stage$data = {
  readonly color: string | null | undefined;
  readonly databaseId: string;
  readonly group: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly place: number;
  readonly " $fragmentType": "StageDialog_stage";
};
export type StageDialog_stage$key = {
  readonly " $data"?: StageDialog_stage$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageDialog_stage">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StageDialog_stage",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StageItem",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StageItem",
  "abstractKey": null
};
})();

(node as any).hash = "ceb659a63327dc4cd6e3004df44a1aee";

export default node;
