/**
 * @generated SignedSource<<ba7af4fc98ac1ef8fa9ac7742ef3e223>>
 * @relayHash 67313805fea1d11c9e6a3af407579c08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67313805fea1d11c9e6a3af407579c08

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateRejectReasonInput = {
  emailTemplateId?: string | null | undefined;
  isDefault: boolean;
  name: string;
  place?: number | null | undefined;
};
export type RejectReasonDialogCreateMutation$variables = {
  input: CreateRejectReasonInput;
};
export type RejectReasonDialogCreateMutation$data = {
  readonly createRejectReason: {
    readonly rejectReason: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RejectReasonsPage_reason">;
    };
  } | null | undefined;
};
export type RejectReasonDialogCreateMutation = {
  response: RejectReasonDialogCreateMutation$data;
  variables: RejectReasonDialogCreateMutation$variables;
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
    "name": "RejectReasonDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateRejectReasonPayload",
        "kind": "LinkedField",
        "name": "createRejectReason",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RejectReason",
            "kind": "LinkedField",
            "name": "rejectReason",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
    "name": "RejectReasonDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateRejectReasonPayload",
        "kind": "LinkedField",
        "name": "createRejectReason",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RejectReason",
            "kind": "LinkedField",
            "name": "rejectReason",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
    "id": "67313805fea1d11c9e6a3af407579c08",
    "metadata": {},
    "name": "RejectReasonDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f736a466ad52533e32ce81d1a8d361d7";

export default node;
