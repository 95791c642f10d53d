/**
 * @generated SignedSource<<af0500c3609c928624ce6d067cb498ce>>
 * @relayHash e732d5d3f2af9ee777b31f7a7ad2ec51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e732d5d3f2af9ee777b31f7a7ad2ec51

import type { ConcreteRequest } from 'relay-runtime';
export type CandidateField = "ADDRESS" | "BIRTHDAY" | "COMPANY" | "CREATED_AT" | "CV" | "DAYS_IN_STAGE" | "DESIRED_WORK_LOCATION" | "EMAIL" | "EXPERIENCE_YEARS" | "EXTENSION" | "FOLDER" | "FOLLOWER" | "GENDER" | "ID" | "IS_BLACKLISTED" | "JOB" | "JOB_RANK" | "LABEL" | "LANGUAGE" | "LAST_ACTIVITY_AT" | "LAST_NOTE_AT" | "MESSENGER" | "NAME" | "NATIONALITY" | "NOTE" | "ONBOARD_DATE" | "OWNER" | "PHONE" | "RECRUITMENT_CHANNEL" | "SKILL" | "SOURCE" | "STAGE" | "STATUS" | "WEBSITE";
export type CandidateOperator = "AFTER" | "BEFORE" | "BETWEEN" | "CONTAINS" | "EQUALS" | "IN" | "IS_EMPTY" | "IS_NOT_EMPTY" | "NOT_CONTAINS" | "NOT_IN";
export type Gender = "FEMALE" | "MALE" | "UNKNOWN";
export type CandidateFilter = {
  conditions?: ReadonlyArray<CandidateCondition> | null | undefined;
  folderId?: string | null | undefined;
  isFollowed?: boolean | null | undefined;
};
export type CandidateCondition = {
  extensionKey?: string | null | undefined;
  field: CandidateField;
  operator: CandidateOperator;
  values?: CandidateConditionValues | null | undefined;
};
export type CandidateConditionValues = {
  booleans?: ReadonlyArray<boolean> | null | undefined;
  databaseIds?: ReadonlyArray<string> | null | undefined;
  dates?: ReadonlyArray<string | null | undefined> | null | undefined;
  genders?: ReadonlyArray<Gender> | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  numbers?: ReadonlyArray<number | null | undefined> | null | undefined;
  texts?: ReadonlyArray<string> | null | undefined;
};
export type CandidateListTotalQuery$variables = {
  filter: CandidateFilter;
  query?: string | null | undefined;
};
export type CandidateListTotalQuery$data = {
  readonly candidates: {
    readonly paging: {
      readonly isEstimate: boolean;
      readonly totalCount: number;
    };
  };
};
export type CandidateListTotalQuery = {
  response: CandidateListTotalQuery$data;
  variables: CandidateListTotalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    }
  ],
  "concreteType": "CandidateConnection",
  "kind": "LinkedField",
  "name": "candidates",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Paging",
      "kind": "LinkedField",
      "name": "paging",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEstimate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CandidateListTotalQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v2/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CandidateListTotalQuery",
    "selections": [
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "e732d5d3f2af9ee777b31f7a7ad2ec51",
    "metadata": {},
    "name": "CandidateListTotalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c8b81ff07997df0bafc100fb5ee23477";

export default node;
