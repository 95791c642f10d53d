/**
 * @generated SignedSource<<00e783bab03e9ab748e3c8d8d8622db3>>
 * @relayHash 1e0db1b945f3fa9285699fdf21c36324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e0db1b945f3fa9285699fdf21c36324

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateJobProductInput = {
  jobId: string;
  sort: number;
  type: string;
};
export type JobProductDialogCreateMutation$variables = {
  input: CreateJobProductInput;
};
export type JobProductDialogCreateMutation$data = {
  readonly createJobProduct: {
    readonly jobProduct: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobProductRow_product">;
    };
  };
};
export type JobProductDialogCreateMutation = {
  response: JobProductDialogCreateMutation$data;
  variables: JobProductDialogCreateMutation$variables;
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
    "name": "JobProductDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateJobProductPayload",
        "kind": "LinkedField",
        "name": "createJobProduct",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JobProduct",
            "kind": "LinkedField",
            "name": "jobProduct",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobProductRow_product"
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
    "name": "JobProductDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateJobProductPayload",
        "kind": "LinkedField",
        "name": "createJobProduct",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JobProduct",
            "kind": "LinkedField",
            "name": "jobProduct",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "companyDatabaseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sort",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "JobProductType",
                "kind": "LinkedField",
                "name": "type",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
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
    "id": "1e0db1b945f3fa9285699fdf21c36324",
    "metadata": {},
    "name": "JobProductDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93c3b091a59be2e2cbd6155ec50f73d3";

export default node;
