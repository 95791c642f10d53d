/**
 * @generated SignedSource<<e79cad32329c8b21c61bd999242ebcc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalRows_query$data = {
  readonly statusGroups: ReadonlyArray<{
    readonly databaseId: string;
    readonly name: string;
    readonly statuses: ReadonlyArray<{
      readonly databaseId: string;
      readonly name: string;
    }>;
  }> | null | undefined;
  readonly " $fragmentType": "ApprovalRows_query";
};
export type ApprovalRows_query$key = {
  readonly " $data"?: ApprovalRows_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalRows_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
  "name": "ApprovalRows_query",
  "selections": [
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
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowStatus",
            "kind": "LinkedField",
            "name": "statuses",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
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

(node as any).hash = "32d23f9544384bee15a73a12d37b5ff4";

export default node;
