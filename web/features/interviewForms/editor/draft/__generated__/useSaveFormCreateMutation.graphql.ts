/**
 * @generated SignedSource<<284e37eb6f1108a317c84177836682bb>>
 * @relayHash d1dd5fc1b8c7db683f2052db80693760
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1dd5fc1b8c7db683f2052db80693760

import type { ConcreteRequest } from 'relay-runtime';
export type InterviewFormCategory = "APPLICATION" | "FEEDBACK" | "OFFER_LETTER" | "OTHER" | "SALARY_OFFER";
export type CreateInterviewFormInput = {
  attachmentPath?: string | null | undefined;
  category: InterviewFormCategory;
  contents?: string | null | undefined;
  isActive: boolean;
  name: string;
  requiredApprovals?: ReadonlyArray<RequiredApprovalInput> | null | undefined;
};
export type RequiredApprovalInput = {
  approveStatusDatabaseId: string;
  isRequired: boolean;
  rejectStatusDatabaseId: string;
  statusGroupDatabaseId: string;
};
export type useSaveFormCreateMutation$variables = {
  input: CreateInterviewFormInput;
};
export type useSaveFormCreateMutation$data = {
  readonly createInterviewForm: {
    readonly interviewForm: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
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
        "concreteType": "InterviewForm",
        "kind": "LinkedField",
        "name": "interviewForm",
        "plural": false,
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
    "id": "d1dd5fc1b8c7db683f2052db80693760",
    "metadata": {},
    "name": "useSaveFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "676679c81e8fcf6ccae15124d74a2599";

export default node;
