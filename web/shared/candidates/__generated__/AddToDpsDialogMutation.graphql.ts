/**
 * @generated SignedSource<<419af9eb75642ee91da3a1db40135a3a>>
 * @relayHash 1d809c76bcda01cdc8b597cc4e983ef8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d809c76bcda01cdc8b597cc4e983ef8

import type { ConcreteRequest } from 'relay-runtime';
export type CandidateField = "ADDRESS" | "BIRTHDAY" | "COMPANY" | "CREATED_DATE" | "DESIRED_WORK_LOCATION" | "EMAIL" | "EXPERIENCE_YEAR" | "EXTENSION" | "FOLDER" | "FOLLOWER" | "GENDER" | "ID" | "IN_BLACK_LIST" | "JOB_RANK" | "LABEL" | "LANGUAGE" | "LAST_ACTIVITY" | "LAST_NOTE" | "MESSENGER" | "NAME" | "NATIONALITY" | "NOTE" | "ONBOARD_DATE" | "OWNER" | "PHONE" | "REC_CHANNEL" | "SKILL" | "SOURCE" | "STATUS" | "WEBSITE";
export type CandidateOperator = "AFTER" | "BEFORE" | "BETWEEN" | "CONTAINS" | "EQUALS" | "IN" | "IS_EMPTY" | "IS_NOT_EMPTY" | "NOT_CONTAINS" | "NOT_IN";
export type CandidateOrder = "CREATED_DATE" | "EXPERIENCE_YEAR" | "LAST_ACTIVITY" | "NAME" | "UPDATED_DATE";
export type SortDirection = "ASC" | "DESC";
export type AddToDpsInput = {
  candidateIds?: ReadonlyArray<string> | null | undefined;
  filter?: CandidateFilterInput | null | undefined;
  name: string;
  sort?: CandidateSort | null | undefined;
};
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
export type CandidateSort = {
  direction: SortDirection;
  field: CandidateOrder;
};
export type AddToDpsDialogMutation$variables = {
  input: AddToDpsInput;
};
export type AddToDpsDialogMutation$data = {
  readonly addToDps: {
    readonly taskCount: number;
  };
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AddToDpsPayload",
    "kind": "LinkedField",
    "name": "addToDps",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "taskCount",
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
    "name": "AddToDpsDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddToDpsDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1d809c76bcda01cdc8b597cc4e983ef8",
    "metadata": {},
    "name": "AddToDpsDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "283aa22b7e9d587ab3fb95582114ca07";

export default node;
