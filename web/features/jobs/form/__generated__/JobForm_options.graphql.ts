/**
 * @generated SignedSource<<e0fcfae544172fef3e989fc7b40c968f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobForm_options$data = {
  readonly experienceLevels: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly industries: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly jobCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly jobRanks: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly jobTypes: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly salaryCurrencies: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly salaryTypes: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "JobForm_options";
};
export type JobForm_options$key = {
  readonly " $data"?: JobForm_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobForm_options">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobForm_options",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "JobCategory",
        "kind": "LinkedField",
        "name": "jobCategories",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "JobRank",
        "kind": "LinkedField",
        "name": "jobRanks",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "jobTypes",
        "args": [
          {
            "kind": "Literal",
            "name": "kind",
            "value": "JOB_TYPE"
          }
        ],
        "concreteType": "VocabularyItem",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": "vocabulary(kind:\"JOB_TYPE\")"
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "experienceLevels",
        "args": [
          {
            "kind": "Literal",
            "name": "kind",
            "value": "EXPERIENCE_LEVEL"
          }
        ],
        "concreteType": "VocabularyItem",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": "vocabulary(kind:\"EXPERIENCE_LEVEL\")"
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "industries",
        "args": [
          {
            "kind": "Literal",
            "name": "kind",
            "value": "INDUSTRY"
          }
        ],
        "concreteType": "VocabularyItem",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": "vocabulary(kind:\"INDUSTRY\")"
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "salaryTypes",
        "args": [
          {
            "kind": "Literal",
            "name": "kind",
            "value": "SALARY_TYPE"
          }
        ],
        "concreteType": "VocabularyItem",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": "vocabulary(kind:\"SALARY_TYPE\")"
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "salaryCurrencies",
        "args": [
          {
            "kind": "Literal",
            "name": "kind",
            "value": "SALARY_CURRENCY"
          }
        ],
        "concreteType": "VocabularyItem",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": "vocabulary(kind:\"SALARY_CURRENCY\")"
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "ca65db4466ae85e5f8c0a6a876363452";

export default node;
