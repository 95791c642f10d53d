/**
 * @generated SignedSource<<58c5c2de9a662f039d34d97fc7608cc5>>
 * @relayHash dc3e76dbb1716a2460a73438959a9ac4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc3e76dbb1716a2460a73438959a9ac4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateNationalityInput = {
  id: string;
  name: string;
};
export type NationalityDialogUpdateMutation$variables = {
  input: UpdateNationalityInput;
};
export type NationalityDialogUpdateMutation$data = {
  readonly updateNationality: {
    readonly nationality: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"NationalitiesPage_nationality" | "NationalityDialog_nationality">;
    };
  } | null | undefined;
};
export type NationalityDialogUpdateMutation = {
  response: NationalityDialogUpdateMutation$data;
  variables: NationalityDialogUpdateMutation$variables;
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
    "name": "NationalityDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateNationalityPayload",
        "kind": "LinkedField",
        "name": "updateNationality",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Nationality",
            "kind": "LinkedField",
            "name": "nationality",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NationalitiesPage_nationality"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NationalityDialog_nationality"
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
    "name": "NationalityDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateNationalityPayload",
        "kind": "LinkedField",
        "name": "updateNationality",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Nationality",
            "kind": "LinkedField",
            "name": "nationality",
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
                "concreteType": "NationalityUsage",
                "kind": "LinkedField",
                "name": "usage",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "candidateCount",
                    "storageKey": null
                  }
                ],
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
    "id": "dc3e76dbb1716a2460a73438959a9ac4",
    "metadata": {},
    "name": "NationalityDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e209e38aeff24e566a8bac63a4f8bab0";

export default node;
