/**
 * @generated SignedSource<<3f7eaf921413f9382519784d4d0d460b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KitDialog_kit$data = {
  readonly databaseId: string;
  readonly focus: ReadonlyArray<string>;
  readonly form: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly minutes: number;
  readonly preparation: string;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "KitDialog_kit";
};
export type KitDialog_kit$key = {
  readonly " $data"?: KitDialog_kit$data;
  readonly " $fragmentSpreads": FragmentRefs<"KitDialog_kit">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KitDialog_kit",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InterviewForm",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "focus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preparation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "InterviewKit",
  "abstractKey": null
};
})();

(node as any).hash = "9d18beb1d31ac391b57c72b5ecfa09a0";

export default node;
