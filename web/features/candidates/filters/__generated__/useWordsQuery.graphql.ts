/**
 * @generated SignedSource<<4cb5289d951c3000b55e6d1af59c7291>>
 * @relayHash f6588262e11fd457cb265d7eefd49da8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6588262e11fd457cb265d7eefd49da8

import type { ConcreteRequest } from 'relay-runtime';
export type VocabularyKind = "CANDIDATE_STATUS" | "CERTIFICATE_KEYWORD" | "CITY" | "COMPANY_KEYWORD" | "COMPANY_TYPE" | "COUNTRY" | "COUNTRY_KEYWORD" | "EDUCATION_INSTITUTION" | "EMAIL_SENDER" | "EMAIL_TEMPLATE_TOKEN" | "EMAIL_TEMPLATE_TYPE" | "EXPERIENCE_LEVEL" | "ICON" | "INDUSTRY" | "INSTITUTION_LEVEL" | "INTERVIEW_ROUND" | "JOB_CATEGORY" | "JOB_FUNCTION" | "JOB_TYPE" | "LABEL" | "LANGUAGE_KEYWORD" | "NATIONALITY" | "REJECT_REASON" | "SALARY_CURRENCY" | "SALARY_TYPE" | "SETTING_SYSTEM_TYPE" | "SKILL_EXCEPTION" | "SKILL_KEYWORD" | "WEBHOOK_EVENT";
export type useWordsQuery$variables = {
  kind: VocabularyKind;
  search?: string | null | undefined;
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
    "name": "search"
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
      "name": "search",
      "variableName": "search"
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
    "id": "f6588262e11fd457cb265d7eefd49da8",
    "metadata": {},
    "name": "useWordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6d19378ad152b6acc1c6c39248c88906";

export default node;
