/**
 * @generated SignedSource<<fc70cedef060894f36e1fcbccea06198>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateList_candidate$data = {
  readonly channel: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly databaseId: string;
  readonly desiredWorkLocations: ReadonlyArray<string>;
  readonly emails: ReadonlyArray<string>;
  readonly experienceYears: number | null | undefined;
  readonly id: string;
  readonly jobRank: string | null | undefined;
  readonly jobTitle: string | null | undefined;
  readonly lastActivityAt: string | null | undefined;
  readonly name: string;
  readonly owner: {
    readonly fullName: string;
    readonly userName: string;
  } | null | undefined;
  readonly phones: ReadonlyArray<string>;
  readonly skills: ReadonlyArray<string>;
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateMarks_candidate" | "CandidateStatusTag_candidate" | "FollowButton_candidate" | "LabelTags_candidate" | "OngoingCall_candidate">;
  readonly " $fragmentType": "CandidateList_candidate";
};
export type CandidateList_candidate$key = {
  readonly " $data"?: CandidateList_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateList_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "CandidateList_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phones",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobRank",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skills",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "experienceYears",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "desiredWorkLocations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastActivityAt",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateMarks_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateStatusTag_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelTags_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowButton_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OngoingCall_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "73307ac0b97d4bcc86a735e1181a05e4";

export default node;
