/**
 * @generated SignedSource<<93bf0e8b01401a563abc0d12018992c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddStatusMenu_query$data = {
  readonly statusGroups: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly statuses: ReadonlyArray<{
      readonly color: string;
      readonly key: string;
      readonly name: string;
    }>;
  }>;
  readonly systemStatuses: ReadonlyArray<{
    readonly color: string;
    readonly key: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "AddStatusMenu_query";
};
export type AddStatusMenu_query$key = {
  readonly " $data"?: AddStatusMenu_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddStatusMenu_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "color",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddStatusMenu_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemStatus",
      "kind": "LinkedField",
      "name": "systemStatuses",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatusGroup",
      "kind": "LinkedField",
      "name": "statusGroups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowStatus",
          "kind": "LinkedField",
          "name": "statuses",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "ffd8c2952e53a094c235553096a97a9c";

export default node;
