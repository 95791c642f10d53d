/**
 * @generated SignedSource<<22a568483d117679156a0ac82643f1ef>>
 * @relayHash 6d0c0bc83ee53fde85d8e98d6e0ef257
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d0c0bc83ee53fde85d8e98d6e0ef257

import type { ConcreteRequest } from 'relay-runtime';
export type CallOutcome = "CALL_BACK" | "INTERESTED" | "NOT_INTERESTED" | "NO_ANSWER" | "OTHER" | "WRONG_NUMBER";
export type AddCallNoteInput = {
  id: string;
  note?: string | null | undefined;
  outcome?: CallOutcome | null | undefined;
};
export type CallNoteSaveMutation$variables = {
  input: AddCallNoteInput;
};
export type CallNoteSaveMutation$data = {
  readonly addCallNote: {
    readonly call: {
      readonly id: string;
      readonly note: string | null | undefined;
      readonly outcome: CallOutcome | null | undefined;
    };
  } | null | undefined;
};
export type CallNoteSaveMutation = {
  response: CallNoteSaveMutation$data;
  variables: CallNoteSaveMutation$variables;
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
    "concreteType": "AddCallNotePayload",
    "kind": "LinkedField",
    "name": "addCallNote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Call",
        "kind": "LinkedField",
        "name": "call",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "outcome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
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
    "name": "CallNoteSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CallNoteSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6d0c0bc83ee53fde85d8e98d6e0ef257",
    "metadata": {},
    "name": "CallNoteSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a38a120112b3f24a44c40e44c2ad6c1a";

export default node;
