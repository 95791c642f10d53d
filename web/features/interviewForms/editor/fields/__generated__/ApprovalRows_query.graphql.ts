/**
 * @generated SignedSource<<0062bf0c83c7222023ad8946ace39263>>
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
  }>;
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "18a4c84df48c145719d42e2de2eeff69";

export default node;
