/**
 * @generated SignedSource<<55d1bd17e4f7fa6e0b8bf60a75aca9c9>>
 * @relayHash 061b043117c214535513943ba6f2dfeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 061b043117c214535513943ba6f2dfeb

import type { ConcreteRequest } from 'relay-runtime';
export type VocabularyKind = "CANDIDATE_STATUS" | "CERTIFICATE_KEYWORD" | "CITY" | "COMPANY_KEYWORD" | "COMPANY_TYPE" | "COUNTRY" | "COUNTRY_KEYWORD" | "EDUCATION_INSTITUTION" | "EMAIL_SENDER" | "EMAIL_TEMPLATE_TOKEN" | "EMAIL_TEMPLATE_TYPE" | "EXPERIENCE_LEVEL" | "ICON" | "INDUSTRY" | "INSTITUTION_LEVEL" | "INTERVIEW_ROUND" | "JOB_CATEGORY" | "JOB_FUNCTION" | "JOB_TYPE" | "LABEL" | "LANGUAGE_KEYWORD" | "NATIONALITY" | "REJECT_REASON" | "SALARY_CURRENCY" | "SALARY_TYPE" | "SETTING_SYSTEM_TYPE" | "SKILL_EXCEPTION" | "SKILL_KEYWORD" | "WEBHOOK_EVENT";
export type useVocabularyQuery$variables = {
  kind: VocabularyKind;
  search?: string | null | undefined;
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
    "name": "search"
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
    "name": "search",
    "variableName": "search"
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
    "id": "061b043117c214535513943ba6f2dfeb",
    "metadata": {},
    "name": "useVocabularyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "717bd2a3566b70bc300c31f5882b39a2";

export default node;
