/**
 * @generated SignedSource<<d5aab5f08c151894586724ae8b0d912e>>
 * @relayHash 4039b2f182f0afd5bfc8a1ed56a2d98a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4039b2f182f0afd5bfc8a1ed56a2d98a

import type { ConcreteRequest } from 'relay-runtime';
export type VocabularyKind = "CANDIDATE_STATUS" | "CERTIFICATE_KEYWORD" | "CITY" | "COMPANY_KEYWORD" | "COMPANY_TYPE" | "COUNTRY" | "COUNTRY_KEYWORD" | "EDUCATION_INSTITUTION" | "EMAIL_SENDER" | "EMAIL_TEMPLATE_TOKEN" | "EMAIL_TEMPLATE_TYPE" | "EXPERIENCE_LEVEL" | "ICON" | "INDUSTRY" | "INSTITUTION_LEVEL" | "INTERVIEW_ROUND" | "JOB_CATEGORY" | "JOB_FUNCTION" | "JOB_TYPE" | "LABEL" | "LANGUAGE_KEYWORD" | "NATIONALITY" | "REJECT_REASON" | "SALARY_CURRENCY" | "SALARY_TYPE" | "SETTING_SYSTEM_TYPE" | "SKILL_EXCEPTION" | "SKILL_KEYWORD" | "WEBHOOK_EVENT";
export type useVocabularyQuery$variables = {
  kind: VocabularyKind;
  query?: string | null | undefined;
};
export type useVocabularyQuery$data = {
  readonly vocabulary: ReadonlyArray<{
    readonly name: string;
  }>;
};
export type useVocabularyQuery = {
  response: useVocabularyQuery$data;
  variables: useVocabularyQuery$variables;
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
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useVocabularyQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "VocabularyItem",
          "kind": "LinkedField",
          "name": "vocabulary",
          "plural": true,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
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
    "name": "useVocabularyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VocabularyItem",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4039b2f182f0afd5bfc8a1ed56a2d98a",
    "metadata": {},
    "name": "useVocabularyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f6e163a2f5b3203a95166ce5d8f00c9";

export default node;
