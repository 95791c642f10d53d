/**
 * @generated SignedSource<<363a958776c06501615a3e0fe8b8caae>>
 * @relayHash e772baed5322e9e2ae541c59a628b7a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e772baed5322e9e2ae541c59a628b7a0

import type { ConcreteRequest } from 'relay-runtime';
export type JobPriority = "HIGH" | "LOW" | "NORMAL" | "OTHER" | "URGENT";
export type CreateJobInput = {
  benefit?: string | null | undefined;
  categoryId?: string | null | undefined;
  departmentId?: string | null | undefined;
  description?: string | null | undefined;
  dueDate?: string | null | undefined;
  employmentTypeId?: string | null | undefined;
  experienceLevelId?: string | null | undefined;
  hashtags?: ReadonlyArray<string> | null | undefined;
  hiringTeamIds?: ReadonlyArray<string> | null | undefined;
  industryId?: string | null | undefined;
  isHot?: boolean | null | undefined;
  locations?: ReadonlyArray<string> | null | undefined;
  openDate?: string | null | undefined;
  ownerId?: string | null | undefined;
  priority?: JobPriority | null | undefined;
  qualification?: string | null | undefined;
  quantity: number;
  rankId?: string | null | undefined;
  salaryCurrencyId?: string | null | undefined;
  salaryFrom?: number | null | undefined;
  salaryTo?: number | null | undefined;
  salaryTypeId?: string | null | undefined;
  skills?: ReadonlyArray<string> | null | undefined;
  title: string;
  workflowId?: string | null | undefined;
};
export type JobCreatePageMutation$variables = {
  input: CreateJobInput;
};
export type JobCreatePageMutation$data = {
  readonly createJob: {
    readonly job: {
      readonly databaseId: string;
      readonly id: string;
      readonly title: string;
    };
  } | null | undefined;
};
export type JobCreatePageMutation = {
  response: JobCreatePageMutation$data;
  variables: JobCreatePageMutation$variables;
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
    "concreteType": "CreateJobPayload",
    "kind": "LinkedField",
    "name": "createJob",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
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
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          }
        ],
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
    "name": "JobCreatePageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobCreatePageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e772baed5322e9e2ae541c59a628b7a0",
    "metadata": {},
    "name": "JobCreatePageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a6a84740bc7b2a17fe06b46bae21c427";

export default node;
