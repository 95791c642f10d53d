/**
 * @generated SignedSource<<f781a754992900aacf961df00d1c79a9>>
 * @relayHash a860c1245d6aedb35c5f60e2a93ae13d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a860c1245d6aedb35c5f60e2a93ae13d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateRejectReasonInput = {
  emailTemplateId?: string | null | undefined;
  id: string;
  isDefault: boolean;
  name: string;
  place?: number | null | undefined;
};
export type RejectReasonDialogUpdateMutation$variables = {
  input: UpdateRejectReasonInput;
};
export type RejectReasonDialogUpdateMutation$data = {
  readonly updateRejectReason: {
    readonly rejectReason: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RejectReasonDialog_reason" | "RejectReasonsPage_reason">;
    };
  } | null | undefined;
};
export type RejectReasonDialogUpdateMutation = {
  response: RejectReasonDialogUpdateMutation$data;
  variables: RejectReasonDialogUpdateMutation$variables;
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
    "name": "RejectReasonDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRejectReasonPayload",
        "kind": "LinkedField",
        "name": "updateRejectReason",
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RejectReasonDialog_reason"
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
    "name": "RejectReasonDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRejectReasonPayload",
        "kind": "LinkedField",
        "name": "updateRejectReason",
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
    "id": "a860c1245d6aedb35c5f60e2a93ae13d",
    "metadata": {},
    "name": "RejectReasonDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8751f722ebf5f360d929c725e450d31";

export default node;
