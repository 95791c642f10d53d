/**
 * @generated SignedSource<<e0c15ad7a9ef3e40c3a565d9886d7575>>
 * @relayHash a2aeb8443acda821025fa66f9bfdc6a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2aeb8443acda821025fa66f9bfdc6a8

import type { ConcreteRequest } from 'relay-runtime';
export type CandidateField = "ADDRESS" | "BIRTHDAY" | "COMPANY" | "CREATED_AT" | "DESIRED_WORK_LOCATION" | "EMAIL" | "EXPERIENCE_YEARS" | "EXTENSION" | "FOLDER" | "FOLLOWER" | "GENDER" | "ID" | "IS_BLACKLISTED" | "JOB_RANK" | "LABEL" | "LANGUAGE" | "LAST_ACTIVITY_AT" | "LAST_NOTE_AT" | "MESSENGER" | "NAME" | "NATIONALITY" | "NOTE" | "ONBOARD_DATE" | "OWNER" | "PHONE" | "RECRUITMENT_CHANNEL" | "SKILL" | "SOURCE" | "STATUS" | "WEBSITE";
export type CandidateOperator = "AFTER" | "BEFORE" | "BETWEEN" | "CONTAINS" | "EQUALS" | "IN" | "IS_EMPTY" | "IS_NOT_EMPTY" | "NOT_CONTAINS" | "NOT_IN";
export type CandidateFilterInput = {
  conditions?: ReadonlyArray<CandidateCondition> | null | undefined;
  folderId?: string | null | undefined;
  isFollowed?: boolean | null | undefined;
  search?: string | null | undefined;
};
export type CandidateCondition = {
  extensionKey?: string | null | undefined;
  field: CandidateField;
  operator: CandidateOperator;
  values: ReadonlyArray<string>;
};
export type CandidateListTotalQuery$variables = {
  filter: CandidateFilterInput;
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CandidateListTotalQuery",
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
    "name": "CandidateListTotalQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "a2aeb8443acda821025fa66f9bfdc6a8",
    "metadata": {},
    "name": "CandidateListTotalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6edad35bc3a519abaad39ee2140f1d4b";

export default node;
