/**
 * @generated SignedSource<<3635145f1f49d99c1487735627191a0f>>
 * @relayHash 8718b166600c811d4cf130d05de3402c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8718b166600c811d4cf130d05de3402c

import type { ConcreteRequest } from 'relay-runtime';
export type CreateInterviewFormInput = {
  attachmentPath?: string | null | undefined;
  category: number;
  contents?: string | null | undefined;
  isActive: boolean;
  name: string;
  requiredApprovals?: ReadonlyArray<RequiredApprovalInput> | null | undefined;
};
export type RequiredApprovalInput = {
  approveStatusId: string;
  isRequired: boolean;
  rejectStatusId: string;
  statusGroupId: string;
};
export type useSaveFormCreateMutation$variables = {
  input: CreateInterviewFormInput;
};
export type useSaveFormCreateMutation$data = {
  readonly createInterviewForm: {
    readonly isSaved: boolean;
  };
};
export type useSaveFormCreateMutation = {
  response: useSaveFormCreateMutation$data;
  variables: useSaveFormCreateMutation$variables;
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
    "concreteType": "CreateInterviewFormPayload",
    "kind": "LinkedField",
    "name": "createInterviewForm",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSaved",
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
    "name": "useSaveFormCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveFormCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8718b166600c811d4cf130d05de3402c",
    "metadata": {},
    "name": "useSaveFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad29aec5e3b8ae8914b4da6176c984b2";

export default node;
