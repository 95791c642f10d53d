/**
 * @generated SignedSource<<a9c640e39fdf6da9f9ab9e37af8b1d83>>
 * @relayHash c5ace3dbce8fe9f8e2b4c7a6cf9b6fbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5ace3dbce8fe9f8e2b4c7a6cf9b6fbd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RufStatus = "CANCELLED" | "DONE" | "IN_PROGRESS" | "OPEN";
export type UpdateRufInput = {
  candidateId?: string | null | undefined;
  id: string;
  name: string;
  note?: string | null | undefined;
  status: RufStatus;
};
export type RufDialogUpdateMutation$variables = {
  input: UpdateRufInput;
};
export type RufDialogUpdateMutation$data = {
  readonly updateRuf: {
    readonly ruf: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RufDialog_ruf" | "RufRow_ruf">;
    };
  };
};
export type RufDialogUpdateMutation = {
  response: RufDialogUpdateMutation$data;
  variables: RufDialogUpdateMutation$variables;
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
    "name": "RufDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRufPayload",
        "kind": "LinkedField",
        "name": "updateRuf",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ruf",
            "kind": "LinkedField",
            "name": "ruf",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RufRow_ruf"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RufDialog_ruf"
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
    "name": "RufDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRufPayload",
        "kind": "LinkedField",
        "name": "updateRuf",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ruf",
            "kind": "LinkedField",
            "name": "ruf",
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
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "note",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "candidateDatabaseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "candidateName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "createdBy",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  },
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "candidateId",
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
    "id": "c5ace3dbce8fe9f8e2b4c7a6cf9b6fbd",
    "metadata": {},
    "name": "RufDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4bf79ddeb7a0630adf019cf7c4f731fb";

export default node;
