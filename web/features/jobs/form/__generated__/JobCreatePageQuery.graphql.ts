/**
 * @generated SignedSource<<8b88bb4e449f6ae0c3d7bb2281b5999f>>
 * @relayHash c3568745e0de6ea184fbd0f597620f17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3568745e0de6ea184fbd0f597620f17

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobCreatePageQuery$variables = {
  copy: string;
  isCopy: boolean;
};
export type JobCreatePageQuery$data = {
  readonly job?: {
    readonly version: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"jobValues_job">;
  } | null | undefined;
  readonly jobTypes: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
  }>;
  readonly salaryCurrencies: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
  }>;
  readonly salaryTypes: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"JobForm_options">;
};
export type JobCreatePageQuery = {
  response: JobCreatePageQuery$data;
  variables: JobCreatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "copy"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isCopy"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "copy"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priority",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priorityName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openDate",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueDate",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "salaryFrom",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "salaryTo",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "qualification",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "benefit",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "skills",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locations",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hashtags",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "highlights",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Department",
  "kind": "LinkedField",
  "name": "department",
  "plural": false,
  "selections": [
    (v18/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v19/*:: as any*/)
  ],
  "storageKey": null
},
v21 = [
  (v18/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "JobCategory",
  "kind": "LinkedField",
  "name": "category",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "JobRank",
  "kind": "LinkedField",
  "name": "rank",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "VocabularyItem",
  "kind": "LinkedField",
  "name": "employmentType",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "VocabularyItem",
  "kind": "LinkedField",
  "name": "experienceLevel",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "VocabularyItem",
  "kind": "LinkedField",
  "name": "industry",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "VocabularyItem",
  "kind": "LinkedField",
  "name": "salaryCurrency",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "VocabularyItem",
  "kind": "LinkedField",
  "name": "salaryType",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v29 = [
  (v18/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "userName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "owner",
  "plural": false,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "hiringTeam",
  "plural": true,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "Workflow",
  "kind": "LinkedField",
  "name": "workflow",
  "plural": false,
  "selections": [
    (v18/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v33 = [
  {
    "kind": "Literal",
    "name": "kind",
    "value": "JOB_TYPE"
  }
],
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDefault",
  "storageKey": null
},
v35 = [
  (v18/*:: as any*/),
  (v34/*:: as any*/)
],
v36 = [
  {
    "kind": "Literal",
    "name": "kind",
    "value": "SALARY_TYPE"
  }
],
v37 = [
  {
    "kind": "Literal",
    "name": "kind",
    "value": "SALARY_CURRENCY"
  }
],
v38 = [
  (v18/*:: as any*/),
  (v34/*:: as any*/),
  (v19/*:: as any*/)
],
v39 = [
  (v18/*:: as any*/),
  (v19/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "JobCreatePageQuery",
    "selections": [
      {
        "condition": "isCopy",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "job",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "jobValues_job",
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v20/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v32/*:: as any*/),
                    "to": "NULL"
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "jobTypes",
          "args": (v33/*:: as any*/),
          "concreteType": "VocabularyItem",
          "kind": "LinkedField",
          "name": "vocabulary",
          "plural": true,
          "selections": (v35/*:: as any*/),
          "storageKey": "vocabulary(kind:\"JOB_TYPE\")"
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "salaryTypes",
          "args": (v36/*:: as any*/),
          "concreteType": "VocabularyItem",
          "kind": "LinkedField",
          "name": "vocabulary",
          "plural": true,
          "selections": (v35/*:: as any*/),
          "storageKey": "vocabulary(kind:\"SALARY_TYPE\")"
        },
        "action": "THROW"
      },
      {
        "kind": "RequiredField",
        "field": {
          "alias": "salaryCurrencies",
          "args": (v37/*:: as any*/),
          "concreteType": "VocabularyItem",
          "kind": "LinkedField",
          "name": "vocabulary",
          "plural": true,
          "selections": (v35/*:: as any*/),
          "storageKey": "vocabulary(kind:\"SALARY_CURRENCY\")"
        },
        "action": "THROW"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "JobForm_options"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobCreatePageQuery",
    "selections": [
      {
        "condition": "isCopy",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "job",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v20/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v30/*:: as any*/),
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v18/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": "jobTypes",
        "args": (v33/*:: as any*/),
        "concreteType": "VocabularyItem",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": (v38/*:: as any*/),
        "storageKey": "vocabulary(kind:\"JOB_TYPE\")"
      },
      {
        "alias": "salaryTypes",
        "args": (v36/*:: as any*/),
        "concreteType": "VocabularyItem",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": (v38/*:: as any*/),
        "storageKey": "vocabulary(kind:\"SALARY_TYPE\")"
      },
      {
        "alias": "salaryCurrencies",
        "args": (v37/*:: as any*/),
        "concreteType": "VocabularyItem",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": (v38/*:: as any*/),
        "storageKey": "vocabulary(kind:\"SALARY_CURRENCY\")"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "JobCategory",
        "kind": "LinkedField",
        "name": "jobCategories",
        "plural": true,
        "selections": (v39/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "JobRank",
        "kind": "LinkedField",
        "name": "jobRanks",
        "plural": true,
        "selections": (v39/*:: as any*/),
        "storageKey": null
      },
      {
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
        "selections": (v39/*:: as any*/),
        "storageKey": "vocabulary(kind:\"EXPERIENCE_LEVEL\")"
      },
      {
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
        "selections": (v39/*:: as any*/),
        "storageKey": "vocabulary(kind:\"INDUSTRY\")"
      }
    ]
  },
  "params": {
    "id": "c3568745e0de6ea184fbd0f597620f17",
    "metadata": {},
    "name": "JobCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6e4d6b8d49f7f6328dfd938c562580c3";

export default node;
