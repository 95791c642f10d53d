/**
 * @generated SignedSource<<bfc3083385a11418f22c28d41fae36ae>>
 * @relayHash 138622ba7cdf563113e3371591e1ceb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 138622ba7cdf563113e3371591e1ceb0

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveCandidatesFromJobInput = {
  ids: ReadonlyArray<string>;
  jobId: string;
};
export type useActionsRemoveMutation$variables = {
  input: RemoveCandidatesFromJobInput;
};
export type useActionsRemoveMutation$data = {
  readonly removeCandidatesFromJob: {
    readonly candidates: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type useActionsRemoveMutation = {
  response: useActionsRemoveMutation$data;
  variables: useActionsRemoveMutation$variables;
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
    "concreteType": "RemoveCandidatesFromJobPayload",
    "kind": "LinkedField",
    "name": "removeCandidatesFromJob",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Candidate",
        "kind": "LinkedField",
        "name": "candidates",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "useActionsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useActionsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "138622ba7cdf563113e3371591e1ceb0",
    "metadata": {},
    "name": "useActionsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fdd48fdf1d211045ff45ceb35a7cdb82";

export default node;
