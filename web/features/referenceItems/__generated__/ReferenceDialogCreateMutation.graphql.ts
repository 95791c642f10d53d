/**
 * @generated SignedSource<<d2036f4b52c60497a97579a496e9cf6a>>
 * @relayHash 5157c356c295600b0f8e526f824baa28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5157c356c295600b0f8e526f824baa28

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReferenceKind = "CITY" | "COMPANY_TYPE" | "COUNTRY" | "INSTITUTION_LEVEL";
export type CreateReferenceItemInput = {
  code?: string | null | undefined;
  countryId?: string | null | undefined;
  isDefault?: boolean | null | undefined;
  kind: ReferenceKind;
  name: string;
  place?: number | null | undefined;
};
export type ReferenceDialogCreateMutation$variables = {
  input: CreateReferenceItemInput;
};
export type ReferenceDialogCreateMutation$data = {
  readonly createReferenceItem: {
    readonly referenceItem: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ReferenceItemsPage_item">;
    };
  } | null | undefined;
};
export type ReferenceDialogCreateMutation = {
  response: ReferenceDialogCreateMutation$data;
  variables: ReferenceDialogCreateMutation$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReferenceDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateReferenceItemPayload",
        "kind": "LinkedField",
        "name": "createReferenceItem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ReferenceItem",
            "kind": "LinkedField",
            "name": "referenceItem",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReferenceItemsPage_item"
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
    "name": "ReferenceDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateReferenceItemPayload",
        "kind": "LinkedField",
        "name": "createReferenceItem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ReferenceItem",
            "kind": "LinkedField",
            "name": "referenceItem",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
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
                "name": "cityCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReferenceItem",
                "kind": "LinkedField",
                "name": "country",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/)
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
    "id": "5157c356c295600b0f8e526f824baa28",
    "metadata": {},
    "name": "ReferenceDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4879461aff06d39a5ff4e1d79b06133a";

export default node;
