/**
 * @generated SignedSource<<c438d004529077021804c314c72bed66>>
 * @relayHash 865083f369633d977bdc622da03b82ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 865083f369633d977bdc622da03b82ef

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDpsTaskInput = {
  id: string;
};
export type DpsTaskListDeleteMutation$variables = {
  input: DeleteDpsTaskInput;
};
export type DpsTaskListDeleteMutation$data = {
  readonly deleteDpsTask: {
    readonly deletedDpsTaskId: string;
  } | null | undefined;
};
export type DpsTaskListDeleteMutation = {
  response: DpsTaskListDeleteMutation$data;
  variables: DpsTaskListDeleteMutation$variables;
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
    "concreteType": "DeleteDpsTaskPayload",
    "kind": "LinkedField",
    "name": "deleteDpsTask",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedDpsTaskId",
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
    "name": "DpsTaskListDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DpsTaskListDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "865083f369633d977bdc622da03b82ef",
    "metadata": {},
    "name": "DpsTaskListDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e1a5826e9292278ac02a4a03a2167031";

export default node;
