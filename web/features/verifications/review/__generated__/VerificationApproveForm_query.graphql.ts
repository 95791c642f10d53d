/**
 * @generated SignedSource<<ccaa31a4476bbd0b69317fbd4e8cb142>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerificationApproveForm_query$data = {
  readonly jobRanks: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly recruitmentChannels: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly talentFolders: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "VerificationApproveForm_query";
};
export type VerificationApproveForm_query$key = {
  readonly " $data"?: VerificationApproveForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerificationApproveForm_query">;
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
    "name": "id",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerificationApproveForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RecruitmentChannel",
      "kind": "LinkedField",
      "name": "recruitmentChannels",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobRank",
      "kind": "LinkedField",
      "name": "jobRanks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "ownOnly",
          "value": true
        }
      ],
      "concreteType": "TalentFolderConnection",
      "kind": "LinkedField",
      "name": "talentFolders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TalentFolder",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": "talentFolders(first:100,ownOnly:true)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "c986b18b7cf079d57a580b0d9dc72d41";

export default node;
