/**
 * @generated SignedSource<<cf361001081eda9cc299e6f975f5af7b>>
 * @relayHash a3fc178a3914996dd099843c271b89ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3fc178a3914996dd099843c271b89ac

import type { ConcreteRequest } from 'relay-runtime';
export type SendCandidateEmailsInput = {
  attachments?: ReadonlyArray<string> | null | undefined;
  candidateIds: ReadonlyArray<string>;
  contents: string;
  jobId?: string | null | undefined;
  subject: string;
};
export type WriteToManyDialogMutation$variables = {
  input: SendCandidateEmailsInput;
};
export type WriteToManyDialogMutation$data = {
  readonly sendCandidateEmails: {
    readonly sentCount: number;
  } | null | undefined;
};
export type WriteToManyDialogMutation = {
  response: WriteToManyDialogMutation$data;
  variables: WriteToManyDialogMutation$variables;
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
    "concreteType": "SendCandidateEmailsPayload",
    "kind": "LinkedField",
    "name": "sendCandidateEmails",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sentCount",
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
    "name": "WriteToManyDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WriteToManyDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a3fc178a3914996dd099843c271b89ac",
    "metadata": {},
    "name": "WriteToManyDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "819e879e8434b10aa4e024f504249d82";

export default node;
