/**
 * @generated SignedSource<<1e4f851086f79a20237cb723caef6e0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type ProfileTab_candidate$data = {
  readonly address: string | null | undefined;
  readonly applications: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"useApplicationLines_application">;
  }> | null | undefined;
  readonly birthday: string | null | undefined;
  readonly canEdit: boolean;
  readonly channel: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly cv: {
    readonly path: string;
  } | null | undefined;
  readonly databaseId: string;
  readonly desiredWorkLocations: ReadonlyArray<string>;
  readonly emails: ReadonlyArray<string>;
  readonly experienceYears: number | null | undefined;
  readonly extensions: ReadonlyArray<{
    readonly key: string;
    readonly value: string;
  }>;
  readonly folders: ReadonlyArray<{
    readonly folder: {
      readonly databaseId: string;
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly remark: string | null | undefined;
  }> | null | undefined;
  readonly gender: Gender;
  readonly jobRank: string | null | undefined;
  readonly messengers: ReadonlyArray<string>;
  readonly nationalities: ReadonlyArray<string>;
  readonly onboardDate: string | null | undefined;
  readonly owner: {
    readonly fullName: string;
  } | null | undefined;
  readonly phones: ReadonlyArray<string>;
  readonly source: string | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly website: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Resume_candidate">;
  readonly " $fragmentType": "ProfileTab_candidate";
};
export type ProfileTab_candidate$key = {
  readonly " $data"?: ProfileTab_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileTab_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
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
  "name": "ProfileTab_candidate",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "File",
      "kind": "LinkedField",
      "name": "cv",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
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
      "name": "birthday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gender",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "website",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messengers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nationalities",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
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
      "name": "onboardDate",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateExtension",
      "kind": "LinkedField",
      "name": "extensions",
      "plural": true,
      "selections": [
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
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateFolder",
      "kind": "LinkedField",
      "name": "folders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remark",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TalentFolder",
          "kind": "LinkedField",
          "name": "folder",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobApplication",
      "kind": "LinkedField",
      "name": "applications",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useApplicationLines_application"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Resume_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "d49764cf402f452c82a3b0d3f7e842c0";

export default node;
