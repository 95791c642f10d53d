/**
 * @generated SignedSource<<03f8e512a19134196404aee256c21610>>
 * @relayHash a71c0220df3b86f35d273d21c835abfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a71c0220df3b86f35d273d21c835abfb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobEditPageQuery$variables = {
  id: string;
};
export type JobEditPageQuery$data = {
  readonly job: {
    readonly databaseId: string;
    readonly id: string;
    readonly title: string;
    readonly version: number | null | undefined;
    readonly workflow: {
      readonly name: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"jobValues_job">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"JobForm_options">;
};
export type JobEditPageQuery = {
  response: JobEditPageQuery$data;
  variables: JobEditPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priority",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priorityName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openDate",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueDate",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "salaryFrom",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "salaryTo",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "qualification",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "benefit",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "skills",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locations",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hashtags",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "highlights",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "Department",
  "kind": "LinkedField",
  "name": "department",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v22 = [
  (v2/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "JobCategory",
  "kind": "LinkedField",
  "name": "category",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "JobRank",
  "kind": "LinkedField",
  "name": "rank",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "VocabularyItem",
  "kind": "LinkedField",
  "name": "employmentType",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "VocabularyItem",
  "kind": "LinkedField",
  "name": "experienceLevel",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "VocabularyItem",
  "kind": "LinkedField",
  "name": "industry",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "VocabularyItem",
  "kind": "LinkedField",
  "name": "salaryCurrency",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "VocabularyItem",
  "kind": "LinkedField",
  "name": "salaryType",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v30 = [
  (v2/*:: as any*/),
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
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "owner",
  "plural": false,
  "selections": (v30/*:: as any*/),
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "hiringTeam",
  "plural": true,
  "selections": (v30/*:: as any*/),
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
},
v34 = [
  (v2/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "JobEditPageQuery",
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
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Workflow",
              "kind": "LinkedField",
              "name": "workflow",
              "plural": false,
              "selections": [
                (v6/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "jobValues_job",
            "selections": [
              (v4/*:: as any*/),
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
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "Workflow",
                  "kind": "LinkedField",
                  "name": "workflow",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v33/*:: as any*/)
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
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
    "name": "JobEditPageQuery",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Workflow",
            "kind": "LinkedField",
            "name": "workflow",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v2/*:: as any*/),
              (v33/*:: as any*/)
            ],
            "storageKey": null
          },
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
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v31/*:: as any*/),
          (v32/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "JobCategory",
        "kind": "LinkedField",
        "name": "jobCategories",
        "plural": true,
        "selections": (v34/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "JobRank",
        "kind": "LinkedField",
        "name": "jobRanks",
        "plural": true,
        "selections": (v34/*:: as any*/),
        "storageKey": null
      },
      {
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
        "selections": (v34/*:: as any*/),
        "storageKey": "vocabulary(kind:\"JOB_TYPE\")"
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
        "selections": (v34/*:: as any*/),
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
        "selections": (v34/*:: as any*/),
        "storageKey": "vocabulary(kind:\"INDUSTRY\")"
      },
      {
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
        "selections": (v34/*:: as any*/),
        "storageKey": "vocabulary(kind:\"SALARY_TYPE\")"
      },
      {
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
        "selections": (v34/*:: as any*/),
        "storageKey": "vocabulary(kind:\"SALARY_CURRENCY\")"
      }
    ]
  },
  "params": {
    "id": "a71c0220df3b86f35d273d21c835abfb",
    "metadata": {},
    "name": "JobEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d5651ca3b11b3757a9a60ed087a91f0a";

export default node;
