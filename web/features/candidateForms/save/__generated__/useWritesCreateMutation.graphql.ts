/**
 * @generated SignedSource<<36783cdff9e7c038d9a2f241d17d2bb8>>
 * @relayHash f88b8beb4b4f5ece0da50cce5f5d8a45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f88b8beb4b4f5ece0da50cce5f5d8a45

import type { ConcreteRequest } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "UNKNOWN";
export type CreateCandidateInput = {
  address?: string | null | undefined;
  birthday?: string | null | undefined;
  channelId?: string | null | undefined;
  cvPath?: string | null | undefined;
  desiredWorkLocations?: ReadonlyArray<string> | null | undefined;
  emails: ReadonlyArray<string>;
  experienceYears?: number | null | undefined;
  extensions?: ReadonlyArray<CandidateExtensionInput> | null | undefined;
  folderIds?: ReadonlyArray<string> | null | undefined;
  gender?: Gender | null | undefined;
  ignoreDuplicates?: boolean | null | undefined;
  isBlacklisted?: boolean | null | undefined;
  jobRank?: string | null | undefined;
  jobTitle?: string | null | undefined;
  labelIds?: ReadonlyArray<string> | null | undefined;
  messengers?: ReadonlyArray<string> | null | undefined;
  name: string;
  nationalities?: ReadonlyArray<string> | null | undefined;
  onboardDate?: string | null | undefined;
  ownerId?: string | null | undefined;
  phones: ReadonlyArray<string>;
  photo?: ImageInput | null | undefined;
  resume: CandidateResumeInput;
  source?: string | null | undefined;
  statusId?: string | null | undefined;
  website?: string | null | undefined;
};
export type CandidateExtensionInput = {
  key: string;
  value: string;
};
export type ImageInput = {
  base64: string;
  name: string;
};
export type CandidateResumeInput = {
  awards?: ReadonlyArray<CandidateAwardInput> | null | undefined;
  education?: ReadonlyArray<CandidateEducationInput> | null | undefined;
  languages?: ReadonlyArray<CandidateLanguageInput> | null | undefined;
  skills?: ReadonlyArray<CandidateSkillInput> | null | undefined;
  summary?: string | null | undefined;
  work?: ReadonlyArray<CandidateWorkInput> | null | undefined;
};
export type CandidateAwardInput = {
  date?: string | null | undefined;
  title: string;
};
export type CandidateEducationInput = {
  area?: string | null | undefined;
  endDate?: string | null | undefined;
  institution: string;
  isCurrent?: boolean | null | undefined;
  startDate?: string | null | undefined;
  studyType?: string | null | undefined;
};
export type CandidateLanguageInput = {
  fluency: number;
  language: string;
};
export type CandidateSkillInput = {
  level: number;
  name: string;
};
export type CandidateWorkInput = {
  company: string;
  endDate?: string | null | undefined;
  isCurrent?: boolean | null | undefined;
  position?: string | null | undefined;
  startDate?: string | null | undefined;
  summary?: string | null | undefined;
};
export type useWritesCreateMutation$variables = {
  input: CreateCandidateInput;
};
export type useWritesCreateMutation$data = {
  readonly createCandidate: {
    readonly candidate: {
      readonly databaseId: string;
      readonly id: string;
    };
  } | null | undefined;
};
export type useWritesCreateMutation = {
  response: useWritesCreateMutation$data;
  variables: useWritesCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateCandidatePayload",
    "kind": "LinkedField",
    "name": "createCandidate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Candidate",
        "kind": "LinkedField",
        "name": "candidate",
        "plural": false,
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
    "name": "useWritesCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWritesCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f88b8beb4b4f5ece0da50cce5f5d8a45",
    "metadata": {},
    "name": "useWritesCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e04568351286f8f3e418b9f01b65654";

export default node;
