/**
 * @generated SignedSource<<25ce444ba71140b76e4af8e4a910be7f>>
 * @relayHash bf427ca57eb6509e6b7be5d4e0409a7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf427ca57eb6509e6b7be5d4e0409a7f

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteJobRankInput = {
  id: string;
};
export type JobRanksPageDeleteMutation$variables = {
  input: DeleteJobRankInput;
};
export type JobRanksPageDeleteMutation$data = {
  readonly deleteJobRank: {
    readonly deletedJobRankId: string;
  } | null | undefined;
};
export type JobRanksPageDeleteMutation = {
  response: JobRanksPageDeleteMutation$data;
  variables: JobRanksPageDeleteMutation$variables;
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
    "concreteType": "DeleteJobRankPayload",
    "kind": "LinkedField",
    "name": "deleteJobRank",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedJobRankId",
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
    "name": "JobRanksPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobRanksPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bf427ca57eb6509e6b7be5d4e0409a7f",
    "metadata": {},
    "name": "JobRanksPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "790d19e984584161cd9049a33e03559f";

export default node;
