/**
 * @generated SignedSource<<66acd727beb8e8bf18bf38ae8e04a393>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectedApproveForm_candidate$data = {
  readonly channel: {
    readonly id: string;
  } | null | undefined;
  readonly databaseId: string;
  readonly id: string;
  readonly owner: {
    readonly fullName: string;
    readonly userName: string;
  } | null | undefined;
  readonly " $fragmentType": "CollectedApproveForm_candidate";
};
export type CollectedApproveForm_candidate$key = {
  readonly " $data"?: CollectedApproveForm_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectedApproveForm_candidate">;
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
  "name": "CollectedApproveForm_candidate",
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
      "concreteType": "RecruitmentChannel",
      "kind": "LinkedField",
      "name": "channel",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
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
  "type": "CollectedCandidate",
  "abstractKey": null
};
})();

(node as any).hash = "35eb2589f79f92abcd426c72490aff22";

export default node;
