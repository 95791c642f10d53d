/**
 * @generated SignedSource<<920a206c91784258ad7819d6a3a5fa63>>
 * @relayHash 2766d017c8d822d0aff44ab492e5f6cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2766d017c8d822d0aff44ab492e5f6cb

import type { ConcreteRequest } from 'relay-runtime';
export type InterviewCvPageQuery$variables = {
  id: string;
};
export type InterviewCvPageQuery$data = {
  readonly interviewCv: {
    readonly file: {
      readonly downloadUrl: string;
    } | null | undefined;
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
  } | null | undefined;
};
export type InterviewCvPageQuery = {
  response: InterviewCvPageQuery$data;
  variables: InterviewCvPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "summary",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCurrent",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "id"
      }
    ],
    "concreteType": "InterviewCv",
    "kind": "LinkedField",
    "name": "interviewCv",
    "plural": false,
    "selections": [
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
        "concreteType": "File",
        "kind": "LinkedField",
        "name": "file",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "downloadUrl",
            "storageKey": null
          }
        ],
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
          (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v2/*:: as any*/)
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
              (v1/*:: as any*/),
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InterviewCvPageQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InterviewCvPageQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "2766d017c8d822d0aff44ab492e5f6cb",
    "metadata": {},
    "name": "InterviewCvPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d93e4376833606ebb057d5d23d12e235";

export default node;
