/**
 * @generated SignedSource<<bcfc927098a1dc5557f6d01b9ec6ef88>>
 * @relayHash 2130bffa2eccf2b3f14af2a09303c221
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2130bffa2eccf2b3f14af2a09303c221

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobDataKind = "EXPERIENCE_LEVEL" | "INDUSTRY" | "INTERVIEW_ROUND" | "JOB_FUNCTION" | "JOB_TYPE" | "SALARY_CURRENCY" | "SALARY_TYPE";
export type CreateJobDataItemInput = {
  isDefault: boolean;
  kind: JobDataKind;
  name: string;
  place?: number | null | undefined;
  symbol?: string | null | undefined;
};
export type JobDataDialogCreateMutation$variables = {
  input: CreateJobDataItemInput;
};
export type JobDataDialogCreateMutation$data = {
  readonly createJobDataItem: {
    readonly jobDataItem: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobDatasPage_item">;
    };
  } | null | undefined;
};
export type JobDataDialogCreateMutation = {
  response: JobDataDialogCreateMutation$data;
  variables: JobDataDialogCreateMutation$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JobDataDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateJobDataItemPayload",
        "kind": "LinkedField",
        "name": "createJobDataItem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JobDataItem",
            "kind": "LinkedField",
            "name": "jobDataItem",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobDatasPage_item"
              }
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
    "name": "JobDataDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateJobDataItemPayload",
        "kind": "LinkedField",
        "name": "createJobDataItem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JobDataItem",
            "kind": "LinkedField",
            "name": "jobDataItem",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "symbol",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDefault",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "place",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "jobCount",
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
    "id": "2130bffa2eccf2b3f14af2a09303c221",
    "metadata": {},
    "name": "JobDataDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "06ac68d04017c281087fe3841bfacbfd";

export default node;
