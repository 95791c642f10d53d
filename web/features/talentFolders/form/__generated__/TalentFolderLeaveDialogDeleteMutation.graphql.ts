/**
 * @generated SignedSource<<8846b8810d9255f0576ae07de61fbdd1>>
 * @relayHash 39ccc8b40df1d2cc27977ee0747418a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39ccc8b40df1d2cc27977ee0747418a8

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteTalentFolderInput = {
  id: string;
};
export type TalentFolderLeaveDialogDeleteMutation$variables = {
  input: DeleteTalentFolderInput;
};
export type TalentFolderLeaveDialogDeleteMutation$data = {
  readonly deleteTalentFolder: {
    readonly deletedTalentFolderId: string;
  } | null | undefined;
};
export type TalentFolderLeaveDialogDeleteMutation = {
  response: TalentFolderLeaveDialogDeleteMutation$data;
  variables: TalentFolderLeaveDialogDeleteMutation$variables;
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
    "concreteType": "DeleteTalentFolderPayload",
    "kind": "LinkedField",
    "name": "deleteTalentFolder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedTalentFolderId",
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
    "name": "TalentFolderLeaveDialogDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TalentFolderLeaveDialogDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "39ccc8b40df1d2cc27977ee0747418a8",
    "metadata": {},
    "name": "TalentFolderLeaveDialogDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "844be2385ba848583560ca25a4c9cc95";

export default node;
