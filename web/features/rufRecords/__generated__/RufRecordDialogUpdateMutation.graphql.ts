/**
 * @generated SignedSource<<b9f12cf3c2e864cd00b3f9c8031284f5>>
 * @relayHash bb5221453516e51666450c4706e3473a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb5221453516e51666450c4706e3473a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RufRecordStatus = "CANCELLED" | "DONE" | "IN_PROGRESS" | "OPEN";
export type UpdateRufRecordInput = {
  candidateId?: string | null | undefined;
  id: string;
  name: string;
  note?: string | null | undefined;
  status: RufRecordStatus;
};
export type RufRecordDialogUpdateMutation$variables = {
  input: UpdateRufRecordInput;
};
export type RufRecordDialogUpdateMutation$data = {
  readonly updateRufRecord: {
    readonly rufRecord: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RufRecordDialog_record" | "RufRecordsPage_record">;
    };
  } | null | undefined;
};
export type RufRecordDialogUpdateMutation = {
  response: RufRecordDialogUpdateMutation$data;
  variables: RufRecordDialogUpdateMutation$variables;
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
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RufRecordDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRufRecordPayload",
        "kind": "LinkedField",
        "name": "updateRufRecord",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RufRecord",
            "kind": "LinkedField",
            "name": "rufRecord",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RufRecordsPage_record"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RufRecordDialog_record"
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
    "name": "RufRecordDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRufRecordPayload",
        "kind": "LinkedField",
        "name": "updateRufRecord",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RufRecord",
            "kind": "LinkedField",
            "name": "rufRecord",
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
                "concreteType": "Candidate",
                "kind": "LinkedField",
                "name": "candidate",
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bb5221453516e51666450c4706e3473a",
    "metadata": {},
    "name": "RufRecordDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8cd56c9af1deea5ea7a6e3e8b7306823";

export default node;
