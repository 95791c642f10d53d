/**
 * @generated SignedSource<<d1acc842986b8de368c8e51393e5859f>>
 * @relayHash 9fc4111b0ddcb633b3c445440c2ed60a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fc4111b0ddcb633b3c445440c2ed60a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCandidateNoteInput = {
  id: string;
};
export type NoteItemDeleteMutation$variables = {
  input: DeleteCandidateNoteInput;
};
export type NoteItemDeleteMutation$data = {
  readonly deleteCandidateNote: {
    readonly deletedCandidateNoteId: string;
  } | null | undefined;
};
export type NoteItemDeleteMutation = {
  response: NoteItemDeleteMutation$data;
  variables: NoteItemDeleteMutation$variables;
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
    "concreteType": "DeleteCandidateNotePayload",
    "kind": "LinkedField",
    "name": "deleteCandidateNote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCandidateNoteId",
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
    "name": "NoteItemDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NoteItemDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9fc4111b0ddcb633b3c445440c2ed60a",
    "metadata": {},
    "name": "NoteItemDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c152f6f54f93293cfdc14fcca1c7ee8";

export default node;
