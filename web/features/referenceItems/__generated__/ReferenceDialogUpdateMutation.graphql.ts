/**
 * @generated SignedSource<<3a159941af3da95ac16e0f33c01b9271>>
 * @relayHash 87e55464a204eb21e5be84082baabf1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87e55464a204eb21e5be84082baabf1d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateReferenceItemInput = {
  code?: string | null | undefined;
  countryId?: string | null | undefined;
  id: string;
  isDefault?: boolean | null | undefined;
  name: string;
  place?: number | null | undefined;
};
export type ReferenceDialogUpdateMutation$variables = {
  input: UpdateReferenceItemInput;
};
export type ReferenceDialogUpdateMutation$data = {
  readonly updateReferenceItem: {
    readonly referenceItem: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ReferenceDialog_item" | "ReferenceItemsPage_item">;
    };
  } | null | undefined;
};
export type ReferenceDialogUpdateMutation = {
  response: ReferenceDialogUpdateMutation$data;
  variables: ReferenceDialogUpdateMutation$variables;
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
    "name": "ReferenceDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateReferenceItemPayload",
        "kind": "LinkedField",
        "name": "updateReferenceItem",
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReferenceDialog_item"
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
    "name": "ReferenceDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateReferenceItemPayload",
        "kind": "LinkedField",
        "name": "updateReferenceItem",
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
    "id": "87e55464a204eb21e5be84082baabf1d",
    "metadata": {},
    "name": "ReferenceDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "315cc048cf1572426333f4780246746f";

export default node;
