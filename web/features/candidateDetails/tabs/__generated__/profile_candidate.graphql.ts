/**
 * @generated SignedSource<<84d0279b5575a4344a2363b5406b5d65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type profile_candidate$data = {
  readonly address: string | null | undefined;
  readonly birthday: string | null | undefined;
  readonly emails: ReadonlyArray<string>;
  readonly gender: Gender;
  readonly jobTitle: string | null | undefined;
  readonly name: string;
  readonly phones: ReadonlyArray<string>;
  readonly photoUrl: string | null | undefined;
  readonly resume: {
    readonly awards: ReadonlyArray<{
      readonly date: string | null | undefined;
      readonly title: string;
    }>;
    readonly education: ReadonlyArray<{
      readonly area: string | null | undefined;
      readonly endDate: string | null | undefined;
      readonly institution: string;
      readonly isCurrent: boolean;
      readonly startDate: string | null | undefined;
      readonly studyType: string | null | undefined;
    }>;
    readonly languages: ReadonlyArray<{
      readonly fluency: number;
      readonly language: string;
    }>;
    readonly skills: ReadonlyArray<{
      readonly level: number;
      readonly name: string;
    }>;
    readonly summary: string | null | undefined;
    readonly work: ReadonlyArray<{
      readonly company: string;
      readonly endDate: string | null | undefined;
      readonly isCurrent: boolean;
      readonly position: string | null | undefined;
      readonly startDate: string | null | undefined;
      readonly summary: string | null | undefined;
    }>;
  } | null | undefined;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "profile_candidate";
};
export type profile_candidate$key = {
  readonly " $data"?: profile_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"profile_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "summary",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCurrent",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "profile_candidate",
  "selections": [
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
      "name": "photoUrl",
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
      "name": "phones",
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
      "concreteType": "CandidateResume",
      "kind": "LinkedField",
      "name": "resume",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CandidateWork",
          "kind": "LinkedField",
          "name": "work",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "company",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "position",
              "storageKey": null
            },
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CandidateEducation",
          "kind": "LinkedField",
          "name": "education",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "institution",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "area",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "studyType",
              "storageKey": null
            },
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CandidateAward",
          "kind": "LinkedField",
          "name": "awards",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CandidateSkill",
          "kind": "LinkedField",
          "name": "skills",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "level",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CandidateLanguage",
          "kind": "LinkedField",
          "name": "languages",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fluency",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "b29f48c812cd6db660186093ea5c0eac";

export default node;
