/**
 * @generated SignedSource<<317c3f6ff212bf618fc53f77632e5d45>>
 * @relayHash 16baa9abd526dac3cc2026f97f85cfd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16baa9abd526dac3cc2026f97f85cfd1

import type { ConcreteRequest } from 'relay-runtime';
export type CallOutcome = "CALL_BACK" | "INTERESTED" | "NOT_INTERESTED" | "NO_ANSWER" | "OTHER" | "WRONG_NUMBER";
export type NoteCallInput = {
  id: string;
  note?: string | null | undefined;
  outcome?: CallOutcome | null | undefined;
};
export type CallNoteSaveMutation$variables = {
  input: NoteCallInput;
};
export type CallNoteSaveMutation$data = {
  readonly noteCall: {
    readonly call: {
      readonly id: string;
      readonly note: string | null | undefined;
      readonly outcome: CallOutcome | null | undefined;
    };
  };
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
    "concreteType": "NoteCallPayload",
    "kind": "LinkedField",
    "name": "noteCall",
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
    "id": "16baa9abd526dac3cc2026f97f85cfd1",
    "metadata": {},
    "name": "CallNoteSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e4275f685f703a02d9a635158800d6a";

export default node;
