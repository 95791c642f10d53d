/**
 * @generated SignedSource<<835af5040b12951b1f757388ded6b13c>>
 * @relayHash 4624729290ebf702071d9d74c1d13a72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4624729290ebf702071d9d74c1d13a72

import type { ConcreteRequest } from 'relay-runtime';
export type UnfollowTalentFolderInput = {
  id: string;
};
export type TalentFolderLeaveDialogUnfollowMutation$variables = {
  input: UnfollowTalentFolderInput;
};
export type TalentFolderLeaveDialogUnfollowMutation$data = {
  readonly unfollowTalentFolder: {
    readonly unfollowedTalentFolderId: string;
  } | null | undefined;
};
export type TalentFolderLeaveDialogUnfollowMutation = {
  response: TalentFolderLeaveDialogUnfollowMutation$data;
  variables: TalentFolderLeaveDialogUnfollowMutation$variables;
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
    "concreteType": "UnfollowTalentFolderPayload",
    "kind": "LinkedField",
    "name": "unfollowTalentFolder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unfollowedTalentFolderId",
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
    "name": "TalentFolderLeaveDialogUnfollowMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TalentFolderLeaveDialogUnfollowMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4624729290ebf702071d9d74c1d13a72",
    "metadata": {},
    "name": "TalentFolderLeaveDialogUnfollowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57adf90f8b5c6fb9246325b0216f99a4";

export default node;
