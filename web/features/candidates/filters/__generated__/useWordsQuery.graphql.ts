/**
 * @generated SignedSource<<44283c1a373ec6ac003f0b43cbb921e6>>
 * @relayHash 59cd118aa83ba6db3e90a0aca1db724c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59cd118aa83ba6db3e90a0aca1db724c

import type { ConcreteRequest } from 'relay-runtime';
export type VocabularyKind = "CANDIDATE_STATUS" | "CERTIFICATE_KEYWORD" | "CITY" | "COMPANY_KEYWORD" | "COMPANY_TYPE" | "COUNTRY" | "COUNTRY_KEYWORD" | "EDUCATION_INSTITUTION" | "EMAIL_SENDER" | "EMAIL_TEMPLATE_TOKEN" | "EMAIL_TEMPLATE_TYPE" | "EXPERIENCE_LEVEL" | "ICON" | "INDUSTRY" | "INSTITUTION_LEVEL" | "INTERVIEW_ROUND" | "JOB_CATEGORY" | "JOB_FUNCTION" | "JOB_TYPE" | "LABEL" | "LANGUAGE_KEYWORD" | "NATIONALITY" | "REJECT_REASON" | "SALARY_CURRENCY" | "SALARY_TYPE" | "SETTING_SYSTEM_TYPE" | "SKILL_EXCEPTION" | "SKILL_KEYWORD" | "WEBHOOK_EVENT";
export type useWordsQuery$variables = {
  kind: VocabularyKind;
  query?: string | null | undefined;
};
export type useWordsQuery$data = {
  readonly vocabulary: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type useWordsQuery = {
  response: useWordsQuery$data;
  variables: useWordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "kind",
      "variableName": "kind"
    },
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    }
  ],
  "concreteType": "VocabularyItem",
  "kind": "LinkedField",
  "name": "vocabulary",
  "plural": true,
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
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWordsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v1/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWordsQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "59cd118aa83ba6db3e90a0aca1db724c",
    "metadata": {},
    "name": "useWordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2ce1f95901b30682916d37a67f63f06e";

export default node;
