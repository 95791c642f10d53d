/**
 * @generated SignedSource<<8fbe74da65f8f163029bc870e60d0a6c>>
 * @relayHash 0508d6917d4b774de77430ae9e0355bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0508d6917d4b774de77430ae9e0355bf

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteJobInput = {
  id: string;
};
export type actionsDeleteMutation$variables = {
  input: DeleteJobInput;
};
export type actionsDeleteMutation$data = {
  readonly deleteJob: {
    readonly deletedJobId: string;
  } | null | undefined;
};
export type actionsDeleteMutation = {
  response: actionsDeleteMutation$data;
  variables: actionsDeleteMutation$variables;
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
    "concreteType": "DeleteJobPayload",
    "kind": "LinkedField",
    "name": "deleteJob",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedJobId",
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
    "name": "actionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "actionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0508d6917d4b774de77430ae9e0355bf",
    "metadata": {},
    "name": "actionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a37cdb2e857c78afd2172370878f23f9";

export default node;
