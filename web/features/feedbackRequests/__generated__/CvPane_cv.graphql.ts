/**
 * @generated SignedSource<<a289f8018207de602d4cc3f133f92d67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CvPane_cv$data = {
  readonly hasFile: boolean;
  readonly jobTitle: string | null | undefined;
  readonly name: string;
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
  };
  readonly " $fragmentType": "CvPane_cv";
};
export type CvPane_cv$key = {
  readonly " $data"?: CvPane_cv$data;
  readonly " $fragmentSpreads": FragmentRefs<"CvPane_cv">;
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
  "name": "CvPane_cv",
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
      "name": "hasFile",
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
  "type": "FeedbackCv",
  "abstractKey": null
};
})();

(node as any).hash = "15c9fd637d4e619f282034d4fb225185";

export default node;
