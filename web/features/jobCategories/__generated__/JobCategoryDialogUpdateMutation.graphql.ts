/**
 * @generated SignedSource<<ba20f2cf45dad99946a59b859cb6e7c9>>
 * @relayHash a34a704c4e631687ab3e679a534d35d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a34a704c4e631687ab3e679a534d35d2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateJobCategoryInput = {
  id: string;
  image?: ImageInput | null | undefined;
  name: string;
  removesImage?: boolean | null | undefined;
};
export type ImageInput = {
  base64: string;
  name: string;
};
export type JobCategoryDialogUpdateMutation$variables = {
  input: UpdateJobCategoryInput;
};
export type JobCategoryDialogUpdateMutation$data = {
  readonly updateJobCategory: {
    readonly jobCategory: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobCategoriesPage_category" | "JobCategoryDialog_category">;
    };
  } | null | undefined;
};
export type JobCategoryDialogUpdateMutation = {
  response: JobCategoryDialogUpdateMutation$data;
  variables: JobCategoryDialogUpdateMutation$variables;
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
    "name": "JobCategoryDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateJobCategoryPayload",
        "kind": "LinkedField",
        "name": "updateJobCategory",
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobCategoryDialog_category"
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
    "name": "JobCategoryDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateJobCategoryPayload",
        "kind": "LinkedField",
        "name": "updateJobCategory",
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
    "id": "a34a704c4e631687ab3e679a534d35d2",
    "metadata": {},
    "name": "JobCategoryDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ffd359a52e39fbc2dbca3653ecb70516";

export default node;
