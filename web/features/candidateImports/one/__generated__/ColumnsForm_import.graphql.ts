/**
 * @generated SignedSource<<e2bb6a99f097a6384f85802b5c2c217f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateImportDateFormat = "DAY_FIRST" | "MONTH_FIRST";
export type CandidateImportField = "ADDRESS" | "BIRTHDAY" | "CHANNEL" | "COMPANY" | "CV" | "EMAIL" | "EXPERIENCE_YEAR" | "FAMILY_NAME" | "GENDER" | "GIVEN_NAME" | "INSTITUTION" | "JOB" | "JOB_TITLE" | "LABEL" | "MESSENGER" | "NAME" | "NATIONALITY" | "NOTE" | "OWNER" | "OWN_FIELD" | "PHONE" | "SKILL" | "SOURCE" | "STAGE" | "SUMMARY" | "WEBSITE" | "WORK_LOCATION";
import type { FragmentRefs } from "relay-runtime";
export type ColumnsForm_import$data = {
  readonly archiveName: string | null | undefined;
  readonly columns: ReadonlyArray<{
    readonly field: CandidateImportField | null | undefined;
    readonly propertyKey: string | null | undefined;
    readonly samples: ReadonlyArray<string>;
    readonly title: string;
  }>;
  readonly databaseId: string;
  readonly dateFormat: CandidateImportDateFormat;
  readonly folder: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly isExistingCompleted: boolean;
  readonly source: string | null | undefined;
  readonly " $fragmentType": "ColumnsForm_import";
};
export type ColumnsForm_import$key = {
  readonly " $data"?: ColumnsForm_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnsForm_import">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ColumnsForm_import",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archiveName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExistingCompleted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateFormat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "TalentFolder",
        "kind": "LinkedField",
        "name": "folder",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateImportColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "samples",
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
          "name": "propertyKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidateImport",
  "abstractKey": null
};
})();

(node as any).hash = "36ea0ac40163b053103a7509b33a3433";

export default node;
