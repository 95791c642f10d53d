/**
 * @generated SignedSource<<13cfb5083fb251a4c4c77780f76d9d22>>
 * @relayHash 9bbf552515795d65e19c3294652fb834
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bbf552515795d65e19c3294652fb834

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeJobDataItemInput = {
  id: string;
  intoId: string;
};
export type JobDataMergeMutation$variables = {
  input: MergeJobDataItemInput;
};
export type JobDataMergeMutation$data = {
  readonly mergeJobDataItem: {
    readonly deletedJobDataItemId: string;
    readonly jobDataItem: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobDatasPage_item">;
    };
  } | null | undefined;
};
export type JobDataMergeMutation = {
  response: JobDataMergeMutation$data;
  variables: JobDataMergeMutation$variables;
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
  "name": "deletedJobDataItemId",
  "storageKey": null
},
v3 = {
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
    "name": "JobDataMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeJobDataItemPayload",
        "kind": "LinkedField",
        "name": "mergeJobDataItem",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JobDataItem",
            "kind": "LinkedField",
            "name": "jobDataItem",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
    "name": "JobDataMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeJobDataItemPayload",
        "kind": "LinkedField",
        "name": "mergeJobDataItem",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JobDataItem",
            "kind": "LinkedField",
            "name": "jobDataItem",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
    "id": "9bbf552515795d65e19c3294652fb834",
    "metadata": {},
    "name": "JobDataMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f59d4bfeb105ad1092c0c4c4261fa792";

export default node;
