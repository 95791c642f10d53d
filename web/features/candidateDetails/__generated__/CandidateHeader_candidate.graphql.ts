/**
 * @generated SignedSource<<51145876bfcfbbcfdd7fc0a411bb13a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateHeader_candidate$data = {
  readonly canDelete: boolean;
  readonly canEdit: boolean;
  readonly databaseId: string;
  readonly emails: ReadonlyArray<string>;
  readonly followers: ReadonlyArray<{
    readonly userName: string;
  }> | null | undefined;
  readonly id: string;
  readonly isBlacklisted: boolean;
  readonly isRecentLeaver: boolean;
  readonly jobTitle: string | null | undefined;
  readonly labels: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
  readonly lastActivityAt: string | null | undefined;
  readonly name: string;
  readonly owner: {
    readonly fullName: string;
  } | null | undefined;
  readonly phones: ReadonlyArray<string>;
  readonly status: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateActions_candidate" | "CandidatePhoto_candidate" | "CandidateStatusTag_candidate" | "CurrentJobs_candidate" | "FollowButton_candidate" | "LabelTags_candidate" | "OngoingCall_candidate">;
  readonly " $fragmentType": "CandidateHeader_candidate";
};
export type CandidateHeader_candidate$key = {
  readonly " $data"?: CandidateHeader_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateHeader_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "name": "CandidateHeader_candidate",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
      "name": "isBlacklisted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRecentLeaver",
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
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDelete",
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
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "followers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateStatus",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Label",
      "kind": "LinkedField",
      "name": "labels",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidatePhoto_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateStatusTag_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowButton_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelTags_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateActions_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OngoingCall_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CurrentJobs_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "cdd7deefe55fed91aea2327ddb804f02";

export default node;
