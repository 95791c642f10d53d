/**
 * @generated SignedSource<<2315644ab82884d21c5a5b777b39107a>>
 * @relayHash f17d1bcb14c85793741a6fba67c78a5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f17d1bcb14c85793741a6fba67c78a5e

import type { ConcreteRequest } from 'relay-runtime';
export type ExtensionFieldType = "CHECKBOX" | "COMBOBOX" | "DATE_PICKER" | "INPUT" | "MULTIPLE" | "RADIO" | "RATE" | "SLIDER" | "SWITCH" | "TEXT_AREA" | "TIME_PICKER" | "UPLOAD";
export type useLookupsQuery$variables = {
  hasStages: boolean;
};
export type useLookupsQuery$data = {
  readonly candidateExtensionFields: ReadonlyArray<{
    readonly choices: ReadonlyArray<string>;
    readonly isActive: boolean;
    readonly key: string;
    readonly label: string;
    readonly type: ExtensionFieldType;
  }> | null | undefined;
  readonly candidateStatuses: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly labels: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly pipelineWorkflows?: ReadonlyArray<{
    readonly steps: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
  }> | null | undefined;
  readonly recruitmentChannels: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
};
export type useLookupsQuery = {
  response: useLookupsQuery$data;
  variables: useLookupsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasStages"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "CandidateStatus",
  "kind": "LinkedField",
  "name": "candidateStatuses",
  "plural": true,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Label",
  "kind": "LinkedField",
  "name": "labels",
  "plural": true,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "RecruitmentChannel",
  "kind": "LinkedField",
  "name": "recruitmentChannels",
  "plural": true,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choices",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLookupsQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v4/*:: as any*/),
        "to": "NULL"
      },
      {
        "kind": "CatchField",
        "field": (v5/*:: as any*/),
        "to": "NULL"
      },
      {
        "kind": "CatchField",
        "field": (v6/*:: as any*/),
        "to": "NULL"
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "CandidateExtensionField",
          "kind": "LinkedField",
          "name": "candidateExtensionFields",
          "plural": true,
          "selections": [
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            (v9/*:: as any*/),
            (v10/*:: as any*/),
            (v11/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "NULL"
      },
      {
        "condition": "hasStages",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Workflow",
              "kind": "LinkedField",
              "name": "pipelineWorkflows",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "WorkflowStep",
                  "kind": "LinkedField",
                  "name": "steps",
                  "plural": true,
                  "selections": [
                    (v7/*:: as any*/),
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLookupsQuery",
    "selections": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CandidateExtensionField",
        "kind": "LinkedField",
        "name": "candidateExtensionFields",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "hasStages",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workflow",
            "kind": "LinkedField",
            "name": "pipelineWorkflows",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkflowStep",
                "kind": "LinkedField",
                "name": "steps",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v2/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f17d1bcb14c85793741a6fba67c78a5e",
    "metadata": {},
    "name": "useLookupsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c86b24b6492a33da5ca2bdd85fe44512";

export default node;
