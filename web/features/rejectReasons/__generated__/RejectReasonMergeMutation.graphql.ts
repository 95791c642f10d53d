/**
 * @generated SignedSource<<b8043fac438a072dff725351c6894355>>
 * @relayHash 1906c72885006764877fa5fc0947e85d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1906c72885006764877fa5fc0947e85d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeRejectReasonInput = {
  id: string;
  intoId: string;
};
export type RejectReasonMergeMutation$variables = {
  input: MergeRejectReasonInput;
};
export type RejectReasonMergeMutation$data = {
  readonly mergeRejectReason: {
    readonly deletedRejectReasonId: string;
    readonly rejectReason: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RejectReasonsPage_reason">;
    };
  } | null | undefined;
};
export type RejectReasonMergeMutation = {
  response: RejectReasonMergeMutation$data;
  variables: RejectReasonMergeMutation$variables;
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
  "name": "deletedRejectReasonId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
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
    "name": "RejectReasonMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeRejectReasonPayload",
        "kind": "LinkedField",
        "name": "mergeRejectReason",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RejectReason",
            "kind": "LinkedField",
            "name": "rejectReason",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RejectReasonsPage_reason"
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
    "name": "RejectReasonMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeRejectReasonPayload",
        "kind": "LinkedField",
        "name": "mergeRejectReason",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RejectReason",
            "kind": "LinkedField",
            "name": "rejectReason",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
                "name": "candidateCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EmailTemplate",
                "kind": "LinkedField",
                "name": "emailTemplate",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
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
    "id": "1906c72885006764877fa5fc0947e85d",
    "metadata": {},
    "name": "RejectReasonMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74118bff0c977f6799eafb144841852c";

export default node;
