/**
 * @generated SignedSource<<1ee4c4c2d25eaf346d4f331f34c252b4>>
 * @relayHash ba4fa68a727e49d6b096ce03a1d6e5c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba4fa68a727e49d6b096ce03a1d6e5c9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateJobCategoryInput = {
  image?: ImageInput | null | undefined;
  name: string;
};
export type ImageInput = {
  base64: string;
  name: string;
};
export type JobCategoryDialogCreateMutation$variables = {
  input: CreateJobCategoryInput;
};
export type JobCategoryDialogCreateMutation$data = {
  readonly createJobCategory: {
    readonly jobCategory: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobCategoriesPage_category">;
    };
  } | null | undefined;
};
export type JobCategoryDialogCreateMutation = {
  response: JobCategoryDialogCreateMutation$data;
  variables: JobCategoryDialogCreateMutation$variables;
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
    "name": "JobCategoryDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateJobCategoryPayload",
        "kind": "LinkedField",
        "name": "createJobCategory",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JobCategory",
            "kind": "LinkedField",
            "name": "jobCategory",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobCategoriesPage_category"
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
    "name": "JobCategoryDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateJobCategoryPayload",
        "kind": "LinkedField",
        "name": "createJobCategory",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JobCategory",
            "kind": "LinkedField",
            "name": "jobCategory",
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
                "name": "imageUrl",
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
    "id": "ba4fa68a727e49d6b096ce03a1d6e5c9",
    "metadata": {},
    "name": "JobCategoryDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "42f74e1e2b518f9e8d3bba47aa290c3b";

export default node;
