/**
 * @generated SignedSource<<b1202c3cf96cac5ecc31ffdf8aebbd7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepartmentRow_department$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly jobApprovers: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly userName: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "DepartmentRow_department";
};
export type DepartmentRow_department$key = {
  readonly " $data"?: DepartmentRow_department$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentRow_department">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DepartmentRow_department",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "jobApprovers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Department",
  "abstractKey": null
};
})();

(node as any).hash = "27df2a8d6fb487d60d32f4b0dd0f3764";

export default node;
