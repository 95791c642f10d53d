/**
 * @generated SignedSource<<059a235220b321c96ffc4f01bf11b008>>
 * @relayHash b8f6b3dc5e57163f9b3fcac5bfc1bb50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8f6b3dc5e57163f9b3fcac5bfc1bb50

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateJobDataItemInput = {
  id: string;
  isDefault: boolean;
  name: string;
  place?: number | null | undefined;
  symbol?: string | null | undefined;
};
export type JobDataDialogUpdateMutation$variables = {
  input: UpdateJobDataItemInput;
};
export type JobDataDialogUpdateMutation$data = {
  readonly updateJobDataItem: {
    readonly jobDataItem: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobDataDialog_item" | "JobDatasPage_item">;
    };
  } | null | undefined;
};
export type JobDataDialogUpdateMutation = {
  response: JobDataDialogUpdateMutation$data;
  variables: JobDataDialogUpdateMutation$variables;
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
    "name": "JobDataDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateJobDataItemPayload",
        "kind": "LinkedField",
        "name": "updateJobDataItem",
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobDataDialog_item"
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
    "name": "JobDataDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateJobDataItemPayload",
        "kind": "LinkedField",
        "name": "updateJobDataItem",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
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
    "id": "b8f6b3dc5e57163f9b3fcac5bfc1bb50",
    "metadata": {},
    "name": "JobDataDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a7d9efa273df7859550158cb5707f76";

export default node;
