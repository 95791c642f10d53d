/**
 * @generated SignedSource<<fd2301e0580341f512a0e81621ccbd48>>
 * @relayHash c247f09022bab7810f52384f1de4c9aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c247f09022bab7810f52384f1de4c9aa

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAppVersionInput = {
  id: string;
};
export type AppVersionsPageDeleteMutation$variables = {
  input: DeleteAppVersionInput;
};
export type AppVersionsPageDeleteMutation$data = {
  readonly deleteAppVersion: {
    readonly deletedAppVersionId: string;
  } | null | undefined;
};
export type AppVersionsPageDeleteMutation = {
  response: AppVersionsPageDeleteMutation$data;
  variables: AppVersionsPageDeleteMutation$variables;
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
    "concreteType": "DeleteAppVersionPayload",
    "kind": "LinkedField",
    "name": "deleteAppVersion",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedAppVersionId",
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
    "name": "AppVersionsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AppVersionsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c247f09022bab7810f52384f1de4c9aa",
    "metadata": {},
    "name": "AppVersionsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "32703aeab8a30c855ff6701e023a6206";

export default node;
