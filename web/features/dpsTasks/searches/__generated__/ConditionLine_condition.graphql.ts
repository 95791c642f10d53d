/**
 * @generated SignedSource<<c20a67635a8307eb41ffec5259c1b774>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateField = "ADDRESS" | "BIRTHDAY" | "COMPANY" | "CREATED_AT" | "CV" | "DAYS_IN_STAGE" | "DESIRED_WORK_LOCATION" | "EMAIL" | "EXPERIENCE_YEARS" | "EXTENSION" | "FOLDER" | "FOLLOWER" | "GENDER" | "ID" | "IS_BLACKLISTED" | "JOB" | "JOB_RANK" | "LABEL" | "LANGUAGE" | "LAST_ACTIVITY_AT" | "LAST_NOTE_AT" | "MESSENGER" | "NAME" | "NATIONALITY" | "NOTE" | "ONBOARD_DATE" | "OWNER" | "PHONE" | "RECRUITMENT_CHANNEL" | "SKILL" | "SOURCE" | "STAGE" | "STATUS" | "WEBSITE";
export type CandidateOperator = "AFTER" | "BEFORE" | "BETWEEN" | "CONTAINS" | "EQUALS" | "IN" | "IS_EMPTY" | "IS_NOT_EMPTY" | "NOT_CONTAINS" | "NOT_IN";
import type { FragmentRefs } from "relay-runtime";
export type ConditionLine_condition$data = {
  readonly extensionLabel: string | null | undefined;
  readonly field: CandidateField | null | undefined;
  readonly filter: string;
  readonly operator: CandidateOperator | null | undefined;
  readonly values: ReadonlyArray<string>;
  readonly " $fragmentType": "ConditionLine_condition";
};
export type ConditionLine_condition$key = {
  readonly " $data"?: ConditionLine_condition$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConditionLine_condition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConditionLine_condition",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extensionLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "values",
      "storageKey": null
    }
  ],
  "type": "DpsSearchCondition",
  "abstractKey": null
};

(node as any).hash = "b1c16e7896f6fc8a60221a9b5de020ba";

export default node;
