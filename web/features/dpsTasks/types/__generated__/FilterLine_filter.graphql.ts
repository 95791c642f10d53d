/**
 * @generated SignedSource<<bd7117ed66b7c5ad054f073a43739e3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateField = "ADDRESS" | "BIRTHDAY" | "COMPANY" | "CREATED_DATE" | "DESIRED_WORK_LOCATION" | "EMAIL" | "EXPERIENCE_YEAR" | "EXTENSION" | "FOLDER" | "FOLLOWER" | "GENDER" | "ID" | "IN_BLACK_LIST" | "JOB_RANK" | "LABEL" | "LANGUAGE" | "LAST_ACTIVITY" | "LAST_NOTE" | "MESSENGER" | "NAME" | "NATIONALITY" | "NOTE" | "ONBOARD_DATE" | "OWNER" | "PHONE" | "REC_CHANNEL" | "SKILL" | "SOURCE" | "STATUS" | "WEBSITE";
export type CandidateOperator = "AFTER" | "BEFORE" | "BETWEEN" | "CONTAINS" | "EQUALS" | "IN" | "IS_EMPTY" | "IS_NOT_EMPTY" | "NOT_CONTAINS" | "NOT_IN";
import type { FragmentRefs } from "relay-runtime";
export type FilterLine_filter$data = {
  readonly extensionLabel: string | null | undefined;
  readonly field: CandidateField | null | undefined;
  readonly filter: string;
  readonly operator: CandidateOperator | null | undefined;
  readonly values: ReadonlyArray<string>;
  readonly " $fragmentType": "FilterLine_filter";
};
export type FilterLine_filter$key = {
  readonly " $data"?: FilterLine_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterLine_filter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilterLine_filter",
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
  "type": "DpsTypeFilter",
  "abstractKey": null
};

(node as any).hash = "7ba3796247674fc2b68d42006012de49";

export default node;
