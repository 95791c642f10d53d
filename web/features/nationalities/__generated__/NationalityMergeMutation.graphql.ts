/**
 * @generated SignedSource<<2946e3e2e5b5fca0a86949063dd7ad81>>
 * @relayHash 78051477966ca5ee35b5c4506d722663
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78051477966ca5ee35b5c4506d722663

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeNationalityInput = {
  id: string;
  intoId: string;
};
export type NationalityMergeMutation$variables = {
  input: MergeNationalityInput;
};
export type NationalityMergeMutation$data = {
  readonly mergeNationality: {
    readonly deletedNationalityId: string;
    readonly nationality: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"NationalitiesPage_nationality">;
    };
  } | null | undefined;
};
export type NationalityMergeMutation = {
  response: NationalityMergeMutation$data;
  variables: NationalityMergeMutation$variables;
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
  "name": "deletedNationalityId",
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
    "name": "NationalityMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeNationalityPayload",
        "kind": "LinkedField",
        "name": "mergeNationality",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Nationality",
            "kind": "LinkedField",
            "name": "nationality",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
    "name": "NationalityMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeNationalityPayload",
        "kind": "LinkedField",
        "name": "mergeNationality",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Nationality",
            "kind": "LinkedField",
            "name": "nationality",
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
    "id": "78051477966ca5ee35b5c4506d722663",
    "metadata": {},
    "name": "NationalityMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "765d36e6ded26f558192adb9d77ac5cc";

export default node;
