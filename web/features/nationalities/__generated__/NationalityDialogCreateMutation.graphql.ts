/**
 * @generated SignedSource<<c1f19864f46dd44bc14e807be396e320>>
 * @relayHash 6007fa9052a0fead29467c0af810343f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6007fa9052a0fead29467c0af810343f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateNationalityInput = {
  name: string;
};
export type NationalityDialogCreateMutation$variables = {
  input: CreateNationalityInput;
};
export type NationalityDialogCreateMutation$data = {
  readonly createNationality: {
    readonly nationality: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"NationalitiesPage_nationality">;
    };
  } | null | undefined;
};
export type NationalityDialogCreateMutation = {
  response: NationalityDialogCreateMutation$data;
  variables: NationalityDialogCreateMutation$variables;
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
    "name": "NationalityDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateNationalityPayload",
        "kind": "LinkedField",
        "name": "createNationality",
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
    "name": "NationalityDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateNationalityPayload",
        "kind": "LinkedField",
        "name": "createNationality",
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
    "id": "6007fa9052a0fead29467c0af810343f",
    "metadata": {},
    "name": "NationalityDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "16aa248b6ca2a4f59bf8d5c1be65060f";

export default node;
