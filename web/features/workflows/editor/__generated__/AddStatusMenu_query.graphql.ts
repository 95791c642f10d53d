/**
 * @generated SignedSource<<80cc817c6c698f62cf9f6a31da26ea95>>
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
  }> | null | undefined;
  readonly systemStatuses: ReadonlyArray<{
    readonly color: string;
    readonly key: string;
    readonly name: string;
  }> | null | undefined;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "SystemStatus",
        "kind": "LinkedField",
        "name": "systemStatuses",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
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
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "c4402e7dd5ce3ff811f51fa4e9d8ebf3";

export default node;
