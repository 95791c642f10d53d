/**
 * @generated SignedSource<<44335ea27f70cf83d9bdd8d953a7d107>>
 * @relayHash a20255762ac08a5c2640e8065f8ff635
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a20255762ac08a5c2640e8065f8ff635

import type { ConcreteRequest } from 'relay-runtime';
export type JobPublicationStatus = "APPROVED" | "PENDING" | "REJECTED";
export type ApproveJobPublicationInput = {
  id: string;
};
export type useDecisionApproveMutation$variables = {
  input: ApproveJobPublicationInput;
};
export type useDecisionApproveMutation$data = {
  readonly approveJobPublication: {
    readonly publication: {
      readonly id: string;
      readonly status: JobPublicationStatus;
    };
  } | null | undefined;
};
export type useDecisionApproveMutation = {
  response: useDecisionApproveMutation$data;
  variables: useDecisionApproveMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ApproveJobPublicationPayload",
    "kind": "LinkedField",
    "name": "approveJobPublication",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "JobPublication",
        "kind": "LinkedField",
        "name": "publication",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecisionApproveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDecisionApproveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a20255762ac08a5c2640e8065f8ff635",
    "metadata": {},
    "name": "useDecisionApproveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8b07c0f004154ff87f13775a378d4cf";

export default node;
