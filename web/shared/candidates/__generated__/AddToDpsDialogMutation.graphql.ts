/**
 * @generated SignedSource<<0bce825c0b6e82110d3c778a68515b8c>>
 * @relayHash 05a60f441b68f2583e58b60dcce1ace0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05a60f441b68f2583e58b60dcce1ace0

import type { ConcreteRequest } from 'relay-runtime';
export type CandidateField = "ADDRESS" | "BIRTHDAY" | "COMPANY" | "CREATED_AT" | "CV" | "DAYS_IN_STAGE" | "DESIRED_WORK_LOCATION" | "EMAIL" | "EXPERIENCE_YEARS" | "EXTENSION" | "FOLDER" | "FOLLOWER" | "GENDER" | "ID" | "IS_BLACKLISTED" | "JOB" | "JOB_RANK" | "LABEL" | "LANGUAGE" | "LAST_ACTIVITY_AT" | "LAST_NOTE_AT" | "MESSENGER" | "NAME" | "NATIONALITY" | "NOTE" | "ONBOARD_DATE" | "OWNER" | "PHONE" | "RECRUITMENT_CHANNEL" | "SKILL" | "SOURCE" | "STAGE" | "STATUS" | "WEBSITE";
export type CandidateOperator = "AFTER" | "BEFORE" | "BETWEEN" | "CONTAINS" | "EQUALS" | "IN" | "IS_EMPTY" | "IS_NOT_EMPTY" | "NOT_CONTAINS" | "NOT_IN";
export type CandidateOrderField = "CREATED_AT" | "EXPERIENCE_YEARS" | "LAST_ACTIVITY_AT" | "NAME" | "UPDATED_AT";
export type Gender = "FEMALE" | "MALE" | "UNKNOWN";
export type OrderDirection = "ASC" | "DESC";
export type AddToDpsInput = {
  candidateIds?: ReadonlyArray<string> | null | undefined;
  filter?: CandidateFilter | null | undefined;
  name: string;
  orderBy?: CandidateOrder | null | undefined;
  query?: string | null | undefined;
};
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
export type CandidateOrder = {
  direction: OrderDirection;
  field: CandidateOrderField;
};
export type AddToDpsDialogMutation$variables = {
  input: AddToDpsInput;
};
export type AddToDpsDialogMutation$data = {
  readonly addToDps: {
    readonly dpsSearch: {
      readonly databaseId: string;
    } | null | undefined;
    readonly taskCount: number | null | undefined;
  } | null | undefined;
};
export type AddToDpsDialogMutation = {
  response: AddToDpsDialogMutation$data;
  variables: AddToDpsDialogMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taskCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddToDpsDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddToDpsPayload",
        "kind": "LinkedField",
        "name": "addToDps",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DpsSearch",
            "kind": "LinkedField",
            "name": "dpsSearch",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddToDpsDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddToDpsPayload",
        "kind": "LinkedField",
        "name": "addToDps",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DpsSearch",
            "kind": "LinkedField",
            "name": "dpsSearch",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "05a60f441b68f2583e58b60dcce1ace0",
    "metadata": {},
    "name": "AddToDpsDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1883f8f174a9274c87c53e85152ecfcf";

export default node;
