/**
 * @generated SignedSource<<e88426ac4af1a3bf23446e12edd514df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerDialog_choices$data = {
  readonly bannerPositions: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
  }> | null | undefined;
  readonly bannerStatuses: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "BannerDialog_choices";
};
export type BannerDialog_choices$key = {
  readonly " $data"?: BannerDialog_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerDialog_choices">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerDialog_choices",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "BannerChoice",
        "kind": "LinkedField",
        "name": "bannerStatuses",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "BannerChoice",
        "kind": "LinkedField",
        "name": "bannerPositions",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "207192267feffd8fa4ad4efd9c20b3e9";

export default node;
