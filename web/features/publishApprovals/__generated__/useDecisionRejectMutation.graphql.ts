/**
 * @generated SignedSource<<7f328b99187800b537d0927b2a9a24db>>
 * @relayHash ca5ab3bea72675731cea3fd9b8295ab9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca5ab3bea72675731cea3fd9b8295ab9

import type { ConcreteRequest } from 'relay-runtime';
export type JobPublicationStatus = "APPROVED" | "PENDING" | "REJECTED";
export type RejectJobPublicationInput = {
  id: string;
};
export type useDecisionRejectMutation$variables = {
  input: RejectJobPublicationInput;
};
export type useDecisionRejectMutation$data = {
  readonly rejectJobPublication: {
    readonly publication: {
      readonly id: string;
      readonly status: JobPublicationStatus;
    };
  } | null | undefined;
};
export type useDecisionRejectMutation = {
  response: useDecisionRejectMutation$data;
  variables: useDecisionRejectMutation$variables;
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
    "concreteType": "RejectJobPublicationPayload",
    "kind": "LinkedField",
    "name": "rejectJobPublication",
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
    "name": "useDecisionRejectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDecisionRejectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ca5ab3bea72675731cea3fd9b8295ab9",
    "metadata": {},
    "name": "useDecisionRejectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "711cd69963c1525e71a18a0729782f88";

export default node;
